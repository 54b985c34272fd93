#compdef parlor
# Completion of `parlor` for zsh. The program knows what fits: `parlor help --complete`.
local -a candidates
candidates=("${(@f)$("$words[1]" help --complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
compset -P '--*='
if (( $candidates[(I)@file] )); then _files; fi
if (( $candidates[(I)@folder] )); then _files -/; fi
compadd -- ${candidates:#@*}
