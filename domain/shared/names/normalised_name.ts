const unseen =
  /[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

const digits: [string, string] = ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789']

const pairs = ([from, to]: [string, string]) =>
  [...from].map((letter, i) => [letter, to[i]!] as const)

/** One letter for each that looks like it, as the database does (migration 005). */
const alike = new Map([
  ...pairs(['ٱىةیېےکگڤپچژەھہøđłıßæœ', 'ايهيييككفبجزهههodlisao']),
  ...pairs(digits),
])

/** As little as a sound needs: ة and ى say something of a word's end, گ پ چ ژ ڤ of its sound. */
const sounds = new Map([
  ...pairs(['ٱیېےکەھہøđłıßœ', 'اىييكهههodliso']),
  ...pairs(digits),
  ['æ', 'a'],
])

const folded = /[ٱىةیېےکگڤپچژەھہ٠-٩۰-۹øđłıßæœ]/g
const plain = /^[\x20-\x7E]*$/
/** Without a mark on any: there is nothing to take apart. */
const arabicLetters = /^[ \u0621\u0627-\u063A\u0641-\u064A]*$/

/** `search.normalise` of the database in TypeScript: both write the same text alike. */
export const normalisedName = (text: string) => withFolded(text, alike)

const oneByOne = new Map<string, string>()
const mostKept = 2000

/** As `normalisedName` writes one letter. Scripts have few, so each is worked out once. */
export function normalisedLetter(letter: string): string {
  const known = oneByOne.get(letter)
  if (known !== undefined) return known
  if (oneByOne.size >= mostKept) oneByOne.clear()
  const written = normalisedName(letter)
  oneByOne.set(letter, written)
  return written
}

/** A word with each letter written so, however many letters that makes of it. */
export const normalisedLetters = (word: string) =>
  plain.test(word) ? word.toLowerCase() : [...word].map(normalisedLetter).join('')

/** A name as it is read for its sounds: as `normalisedName`, with the letters that sound otherwise kept apart. */
export const soundedName = (text: string) =>
  withFolded(/[şŞçÇğĞ]/.test(text) ? text.replace(/[şŞçÇğĞ]/g, turkish) : text, sounds)

const turkish = (letter: string) => ({ ş: 'sh', ç: 'ch', ğ: 'g' })[letter.toLowerCase()]!

/** What `soundedName` wrote as `normalisedName` writes it. */
export const normalisedSounds = (sounded: string) => withAlike(sounded, alike)

function withFolded(text: string, letters: Map<string, string>) {
  const apart = plain.test(text) ? text.toLowerCase() : takenApart(text, letters)
  return apart.replace(/\s+/g, ' ').trim()
}

/** PostgreSQL knows no sigma that is only written at a word's end. */
const takenApart = (text: string, letters: Map<string, string>) =>
  withAlike(
    arabicLetters.test(text)
      ? text
      : text.normalize('NFKD').replaceAll('Σ', 'σ').toLowerCase().replace(unseen, ''),
    letters
  )

const withAlike = (text: string, letters: Map<string, string>) =>
  text.replace(folded, (letter) => letters.get(letter) ?? letter)
