"""mutations.py - ways to break a C file as people do by mistake; tools/mutate asks for them.

A mutation is a piece of a file's text and what stands there instead. Only code inside functions is
touched, and nothing that only speaks: asserts, events, phrases, comments and strings. Inline functions of headers
are left alone, because all files that use them would have to be compiled for each mutant.
"""

import re
from collections import namedtuple

Mutation = namedtuple("Mutation", "file function start end text kind line")
Token = namedtuple("Token", "kind text start end")

TOKEN = re.compile(
    r"""(?P<skip>/\*.*?\*/|//[^\n]*|^[ \t]*\#(?:[^\n]*\\\n)*[^\n]*|\s+)
      | (?P<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
      | (?P<word>[A-Za-z_]\w*)
      | (?P<number>\d\w*)
      | (?P<sign><<=|>>=|\.\.\.|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)""",
    re.S | re.M | re.X,
)

# What these calls say changes no rule.
SPEAKING = re.compile(r"assert|EVENT|say|say_target|refuse|text_add|tell(_\w+)?|fd_tell_hand")
BOUNDARY = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
OPPOSITE = {"&&": "||", "||": "&&", "+": "-", "-": "+", "+=": "-=", "-=": "+=", "++": "--",
            "--": "++", "|=": "&=", "&=": "|="}
OTHER_PLAYER = [("seat", "foe"), ("me", "foe"), ("attacker", "defender"), ("who", "whom"),
                ("who", "foe"), ("from", "to"), ("player", "foe"), ("seat", "target"),
                ("sender", "target"), ("seat", "who"), ("unit", "target"), ("left", "right")]
# Members that are easily taken for one another, if the file uses both.
OTHER_MEMBER = [
    ("other player", {"who", "whom", "by", "victim", "foe", "target", "attacker", "defender", "sender", "holder",
                      "owner", "turn", "active", "seat", "side"}),
    ("wrong zone", {"hand", "discard", "deck", "bag", "table", "play", "played", "bank", "trash", "pile", "bench",
                    "out", "pool", "stash", "gems", "box", "heap"}),
    ("other end", {"from", "to", "first", "last"}),
]
KEYWORDS = {"if", "else", "for", "while", "do", "switch", "case", "default", "return", "break",
            "continue", "goto", "sizeof", "const", "static", "struct", "enum", "int", "bool",
            "unsigned", "char", "long", "void", "true", "false", "NULL"}


def tokens_of(text):
    return [Token(m.lastgroup, m[0], m.start(), m.end())
            for m in TOKEN.finditer(text) if m.lastgroup != "skip"]


def closing(tokens, at):
    """The index of what closes the bracket at this index."""
    pairs, depth = {"(": ")", "[": "]", "{": "}"}, 0
    opens, closes = tokens[at].text, pairs[tokens[at].text]
    for i in range(at, len(tokens)):
        depth += (tokens[i].text == opens) - (tokens[i].text == closes)
        if not depth:
            return i
    return len(tokens) - 1


def functions(tokens):
    """The name of each function, and the range of indexes between its braces."""
    i, name = 0, ""
    while i < len(tokens):
        if tokens[i].text == "(" and tokens[i - 1].kind == "word":
            name = tokens[i - 1].text if tokens[i - 1].text != "SCRIPT" else tokens[i + 1].text
            i = closing(tokens, i)
        elif tokens[i].text == "{":
            end = closing(tokens, i)
            if tokens[i - 1].text == ")":
                yield name, i + 1, end
            i = end
        i += 1


def spoken(tokens, first, last):
    """The indexes of what belongs to a call that only speaks."""
    quiet, i = set(), first
    while i < last:
        if SPEAKING.fullmatch(tokens[i].text) and tokens[i + 1].text == "(":
            end = closing(tokens, i + 1)
            quiet.update(range(i, end + 1))
            i = end
        i += 1
    return quiet


def enumerators(text):
    """Each enumerator of a header, and the one that comes after it."""
    following = {}
    plain = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    for body in re.findall(r"\benum\b\s*\w*\s*\{([^{}]*)\}", plain):
        names = [re.match(r"\s*([A-Za-z_]\w*)", part) for part in body.split(",")]
        names = [m[1] for m in names if m]
        following.update({name: names[(i + 1) % len(names)]
                          for i, name in enumerate(names) if len(names) > 1})
    return following


class Finder:
    """All mutations of one file."""

    def __init__(self, file, text, following):
        self.file, self.text, self.following = file, text, following
        self.tokens = tokens_of(text)
        self.members = {one.text for dot, one in zip(self.tokens, self.tokens[1:]) if dot.text in (".", "->")}
        self.found = []

    def add(self, start, end, text, kind):
        if self.text[start:end] != text:
            line = self.text.count("\n", 0, start) + 1
            self.found.append(Mutation(self.file, self.function, start, end, text, kind, line))

    def swap(self, i, text, kind):
        self.add(self.tokens[i].start, self.tokens[i].end, text, kind)

    def piece(self, first, last):
        return self.text[self.tokens[first].start:self.tokens[last].end]

    def all(self):
        for self.function, first, last in functions(self.tokens):
            quiet = spoken(self.tokens, first, last)
            words = {t.text for t in self.tokens[first:last] if t.kind == "word"}
            for i in range(first, last):
                if i not in quiet:
                    self.at(i, first, last, words)
        return self.found

    def at(self, i, first, last, words):
        token = self.tokens[i]
        before = self.tokens[i - 1] if i > first else None
        if token.kind == "sign":
            self.sign(i, before)
        elif token.kind == "number":
            self.number(i)
        elif token.text in ("if", "while"):
            self.condition(i)
        elif token.text in ("true", "false") and before and before.text == "return":
            self.swap(i, "false" if token.text == "true" else "true", "wrong result")
        elif token.kind == "word" and token.text not in KEYWORDS:
            self.word(i, before, words)
            if not before or before.text in (";", "{", "}", ")", "else", ":"):
                self.statement(i, before, last)
            if self.tokens[i + 1].text == "(":
                self.arguments(i + 1)

    def sign(self, i, before):
        text = self.tokens[i].text
        between = before and (before.kind in ("word", "number") or before.text in (")", "]"))
        between = between and before.text not in KEYWORDS - {"true", "false"}
        if text in BOUNDARY:
            self.swap(i, BOUNDARY[text], "boundary" if len(text) == 1 or text[0] in "<>" else "negated")
        elif text in OPPOSITE and (between or len(text) == 2):
            self.swap(i, OPPOSITE[text], "opposite")
        elif text == "!" and self.tokens[i + 1].text != "=":
            self.swap(i, "", "negated")

    def number(self, i):
        text = self.tokens[i].text
        label = self.tokens[i - 1].text == "(" and self.tokens[i - 2].text.isupper()
        if not re.fullmatch(r"\d+", text) or label:  # CALL(5, ...): where a script goes on, no rule
            return
        self.swap(i, str(int(text) + 1), "constant")
        if int(text) > 0:
            self.swap(i, str(int(text) - 1), "constant")

    def condition(self, i):
        end = closing(self.tokens, i + 1)
        inside = self.piece(i + 2, end - 1)
        start, stop = self.tokens[i + 2].start, self.tokens[end - 1].end
        self.add(start, stop, f"!({inside})", "negated")
        self.add(start, stop, "0", "left out")
        if self.tokens[i].text == "if":
            self.add(start, stop, "1", "dropped condition")

    def word(self, i, before, words):
        text = self.tokens[i].text
        if text in self.following and (not before or before.text != "case"):
            self.swap(i, self.following[text], "wrong name")
        if before and before.text in (".", "->"):
            self.member(i)
            return
        if self.tokens[i + 1].text == "(":
            return
        for one, other in OTHER_PLAYER:
            if text == one and other in words:
                self.swap(i, other, "other player")
            elif text == other and one in words:
                self.swap(i, one, "other player")

    def member(self, i):
        for kind, names in OTHER_MEMBER:
            if self.tokens[i].text in names:
                for other in sorted(names & self.members):
                    self.swap(i, other, kind)

    def statement(self, i, before, last):
        """Leaves out a call or an assignment."""
        end = i
        while end < last and self.tokens[end].text not in (";", "{", "}"):
            end = closing(self.tokens, end) + 1 if self.tokens[end].text in "([" else end + 1
        if end >= last or self.tokens[end].text != ";":
            return
        following = self.tokens[i + 1].text
        if following in ("(", "=", "->", ".", "[", "++", "--", "+=", "-=", "|=", "&="):
            self.add(self.tokens[i].start, self.tokens[end].end, ";", "dropped statement")

    def arguments(self, opening):
        """Swaps two neighbours."""
        end = closing(self.tokens, opening)
        parts, begin, depth = [], opening + 1, 0
        for i in range(opening + 1, end + 1):
            text = self.tokens[i].text
            if (text == "," and not depth) or i == end:
                if i > begin:
                    parts.append((begin, i - 1))
                begin = i + 1
            depth += (text in "([{") - (text in ")]}")
        for (a, b), (c, d) in zip(parts, parts[1:]):
            one, other = self.piece(a, b), self.piece(c, d)
            between = self.text[self.tokens[b].end:self.tokens[c].start]
            self.add(self.tokens[a].start, self.tokens[d].end, other + between + one, "swapped")


def mutations_of(file, text, following):
    return Finder(file, text, following).all()


def mutated(text, mutation):
    """The file's text, with as many lines as before: scripts count them."""
    old = text[mutation.start:mutation.end]
    new = mutation.text + "\n" * (old.count("\n") - mutation.text.count("\n"))
    return text[:mutation.start] + new + text[mutation.end:]
