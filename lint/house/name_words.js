/** Words that name nothing by themselves: a reader asks who did what to whom (AGENTS.md, “Names”). */
const forbidden = new Set(
  'told said kept given asked known held found left gone turned strange shown judged meant untold'.split(
    ' '
  )
)

/** The words of a name in snake_case, camelCase or PascalCase, in small letters. */
const wordsInName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3_$2$4')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** HTTP’s “not found” and a session’s “not held” are terms of their own. */
const terms = new Set(['not found', 'not held'])

/** The first word that no name may bear, or undefined. */
export function forbiddenWord(name) {
  const words = wordsInName(name)
  return words.find((word, at) => forbidden.has(word) && !terms.has(`${words[at - 1]} ${word}`))
}
