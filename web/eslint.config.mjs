// What tsc does not find: above all, hooks in the wrong place or with a wrong list of dependencies.
// The parser is Babel's, because typescript-eslint does not know this version of TypeScript; types
// are tsc's part.
import js from "@eslint/js";
import parser from "@babel/eslint-parser";
import hooks from "eslint-plugin-react-hooks";
import globals from "globals";

const typescript = {
    requireConfigFile: false,
    babelOptions: { presets: ["@babel/preset-typescript"] },
};

export default [
    { ignores: ["dist/", "node_modules/"] },
    js.configs.recommended,
    {
        rules: {
            eqeqeq: ["error", "always", { null: "ignore" }],
            "no-var": "error",
            "prefer-const": "error",
        },
    },
    {
        files: ["src/**/*.ts", "src/**/*.tsx"],
        languageOptions: { parser, parserOptions: typescript, globals: globals.browser },
        plugins: { "react-hooks": hooks },
        rules: {
            "react-hooks/rules-of-hooks": "error",
            "react-hooks/exhaustive-deps": "error",
            // tsc checks these, with types
            "no-undef": "off",
            "no-unused-vars": "off",
            "no-redeclare": "off",
        },
    },
    {
        files: ["*.mjs", "measure/*.mjs", "test/**/*.mjs"],
        languageOptions: { globals: { ...globals.node, ...globals.browser } },
    },
];
