/** Where the database writes which tenant is asked (database/finding/words.ts). */
const tenant = '\u0001'

const quoted = (word: string) => `'${tenant}${word.replace(/['\\]/g, '$&$&')}'`

/** A `tsquery` for texts that have these words. */
export const wholeWords = (words: readonly string[]) => words.map(quoted).join(' & ')

/** A `tsquery` for texts in which words begin so. */
export const begunWords = (words: readonly string[]) =>
  words.map((word) => `${quoted(word)}:*`).join(' & ')
