import { commonNames } from '#domain/shared/names/writing/common_names'
import { nameCosts } from '#domain/shared/names/name_cost'
import { soundedName } from '#domain/shared/names/normalised_name'
import { writtenInArabic } from '#domain/shared/names/writing/written_in_arabic'
import { writtenInLatin } from '#domain/shared/names/writing/written_in_latin'

const toLatin = new Map(commonNames.map(([arabic, latin]) => [soundedName(arabic), latin]))
const mostWords = 12
/** A common name in another spelling is that name up to this cost. */
const meant = 1.6

/**
 * A name in the other script, to be looked at before it is kept: as the centre has written it before (`learned`, of the whole
 * name or a word of it), else a common name's usual spelling, else letter by letter.
 */
export function suggestedName(name: string, learned: (word: string) => string | undefined): string {
  const words = name.trim().split(/\s+/).slice(0, mostWords)
  return learned(name.trim()) ?? words.map((word) => learned(word) ?? suggestedWord(word)).join(' ')
}

function suggestedWord(word: string): string {
  const letters = soundedName(word).replace(/[^\p{L}]/gu, '')
  if (!letters) return ''
  return /^\p{Script=Arabic}/u.test(letters) ? inLatin(letters) : inArabic(letters)
}

const prefixes: [string, string][] = [
  ['عبدال', 'Abdul'],
  ['ال', 'Al-'],
]

function inLatin(letters: string): string {
  const known = toLatin.get(letters)
  if (known) return known
  const [article, latin] = prefixes.find(
    ([start]) => letters.startsWith(start) && letters.length > start.length + 1
  ) ?? ['', '']
  const rest = letters.slice(article.length)
  const named = toLatin.get(rest) ?? writtenInLatin(rest)
  return latin + (latin === 'Abdul' ? named.toLowerCase() : named)
}

function inArabic(letters: string): string {
  const abd = /^abd[aeou]l(?=.{3})/.exec(letters)
  if (abd) return `عبدال${inArabic(letters.slice(abd[0].length))}`
  const cost = nameCosts(`${letters} `)
  let best: string | undefined
  let least = meant
  for (const [arabic] of commonNames) {
    const away = cost([arabic])
    if (away < least) [best, least] = [arabic, away]
  }
  return best ?? writtenInArabic(letters)
}
