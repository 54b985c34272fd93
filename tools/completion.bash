# Completion of `parlor` for bash. The program knows what fits: `parlor help --complete`.
_parlor()
{
    local current=${COMP_WORDS[COMP_CWORD]} candidate
    [[ $current != "=" ]] || current=""
    COMPREPLY=()
    while read -r candidate; do
        case $candidate in
            @file) compopt -o filenames 2>/dev/null
                   mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$current") ;;
            @folder) compopt -o filenames 2>/dev/null
                     mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$current") ;;
            "$current"*) COMPREPLY+=("$candidate") ;;
        esac
    done < <("${COMP_WORDS[0]}" help --complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _parlor parlor
