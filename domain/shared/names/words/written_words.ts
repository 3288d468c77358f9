import { normalisedSounds, soundedName } from '#domain/shared/names/normalised_name'

/** What a query or a name is read of at most: nobody types more, and a longer one must cost no more. */
const mostWords = 12
const mostLetters = 40
const mostRead = 1000

const words = /[\p{L}\p{M}\p{N}'’‘ʿʾʼʻ`]+/gu
const silent = /['’‘ʿʾʼʻ`]/g

export type Script = 'arabic' | 'latin' | 'other'

export type WrittenWord = {
  /** As the database's `search.normalise` writes it. */
  text: string
  /** Its letters as they sound: no apostrophes, chat digits as letters. */
  letters: string
  script: Script
}

/** The words of a name or a query in their order. A hyphen or a dot parts words, an apostrophe doesn't. */
export function writtenWords(text: string): WrittenWord[] {
  const found = soundedName(text.slice(0, mostRead)).match(words) ?? []
  const read: WrittenWord[] = []
  for (const word of found) {
    const letters = word.replace(silent, '').slice(0, mostLetters)
    if (!letters) continue
    const script = scriptOf(letters)
    read.push({
      text: normalisedSounds(word.slice(0, mostLetters)),
      letters: script === 'latin' ? withoutChatDigits(letters) : letters,
      script,
    })
    if (read.length === mostWords) break
  }
  return read
}

/** By its first letter; a word that begins with a digit by what comes after. */
function scriptOf(letters: string): Script {
  for (let i = 0; i < letters.length; i++) {
    const code = letters.charCodeAt(i)
    if (code >= 97 && code <= 122) return 'latin'
    if (code >= 0x06_21 && code <= 0x06_d3) return 'arabic'
    if (code < 48 || code > 57) return 'other'
  }
  return 'other'
}

const chatDigits = new Map([
  ['2', 'a'],
  ['3', 'a'],
  ['5', 'kh'],
  ['6', 't'],
  ['7', 'h'],
  ['8', 'gh'],
  ['9', 's'],
])

/** Mo7amed, 3ali: a digit among letters is the Arabic letter it looks like; two beside each other are a number. */
const withoutChatDigits = (letters: string) =>
  /\d/.test(letters) && !/\d\d/.test(letters)
    ? letters.replace(/[235-9]/g, (digit) => chatDigits.get(digit)!)
    : letters
