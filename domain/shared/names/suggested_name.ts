import { nameCost, nameCosts } from '#domain/shared/names/name_cost'
import { soundedName } from '#domain/shared/names/normalised_name'
import { nameUnits } from '#domain/shared/names/split_name'
import { filedSkeletons, triedSkeletons } from '#domain/shared/names/sounds/skeletons'
import { particleOf } from '#domain/shared/names/words/particles'
import { commonNames } from '#domain/shared/names/writing/common_names'
import { foreignNames } from '#domain/shared/names/writing/foreign_names'
import { isReadByLetters, writtenInArabic } from '#domain/shared/names/writing/written_in_arabic'
import { writtenInLatin } from '#domain/shared/names/writing/written_in_latin'
import { writtenParticles } from '#domain/shared/names/writing/written_particles'

type Learned = (word: string) => string | undefined

const mostWords = 12
const mostLetters = 40
/** A common name in another spelling is that name up to this much beyond what its usual one costs. */
const meant = 1

const latinArticle = /^[aeu][lsrndtz]$/
/** Alharbi, but not Ali, Alma or Alexander. */
const joinedArticle = /^[ae]l(?=[b-df-hjkm-np-tv-xz].{3}|y[aeou].{2})/

/** A letter that is in no name, for a word whose sound its spelling doesn't tell. */
const unread = '\u{FFFD}'

const toArabic = new Map(foreignNames.map(([arabic, latin]) => [soundedName(latin), arabic]))
const toLatin = new Map(
  [...foreignNames, ...commonNames].map(([arabic, latin]) => [soundedName(arabic), latin])
)
const bySkeleton = Map.groupBy(
  commonNames.flatMap(([arabic]) =>
    filedSkeletons(soundedName(arabic), 'arabic').map((skeleton) => ({ skeleton, arabic }))
  ),
  ({ skeleton }) => skeleton
)

/**
 * A name in the other script, for somebody to look at before it is kept. It is written as the centre has
 * before (`learned`, of the whole name, else of each word), else as a common name usually is, else letter by
 * letter. It is '' where a word is spelt as English is, which says little of its sound.
 */
export function suggestedName(name: string, learned: Learned): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, mostWords).join(' ')
  const confirmed = learned(words)
  if (confirmed !== undefined) return confirmed
  const written = nameUnits(words)
    .map((unit) => unitInOther(unit.split(' '), learned))
    .join(' ')
  return written.includes(unread) ? '' : written
}

/** As the centre writes the unit, or each of its words; else by what its first word is. */
function unitInOther(words: string[], learned: Learned): string {
  const [first = '', ...rest] = words
  const known = learned(words.join(' ')) ?? eachLearned(words, learned)
  if (known !== undefined) return known
  if (rest.length === 0) return inOther(first)
  const letters = soundedName(first)
  if (particleOf(letters) === 'abd') return learned(words.join('')) ?? inOther(words.join(''))
  if (latinArticle.test(letters)) return inOther(`al-${rest.join('-')}`)
  const particle = writtenParticles.get(letters) ?? learned(first) ?? inOther(first)
  return `${particle} ${unitInOther(rest, learned)}`
}

function eachLearned(words: string[], learned: Learned) {
  const known = words.map(learned)
  return known.includes(undefined) ? undefined : known.join(' ')
}

const inOther = (word: string) =>
  word
    .slice(0, mostLetters)
    .split('-')
    .reduce((written, part) => joined(written, otherWord(part)), '')

/** Al-Harbi is one word in Arabic, Al-Sayed-Ali two. */
function joined(before: string, part: string) {
  if (!before || !part) return before + part
  return before === 'ال' ? before + part : `${before} ${part}`
}

function otherWord(word: string): string {
  const letters = soundedName(word).replace(/[^\p{L}]/gu, '')
  if (!letters) return ''
  return /^\p{Script=Arabic}/u.test(letters) ? latinWord(letters) : arabicWord(letters)
}

function latinWord(letters: string): string {
  const known = toLatin.get(letters)
  if (known) return known
  if (/^عبدال.{2}/.test(letters)) return `Abdul${latinWord(letters.slice(5)).toLowerCase()}`
  return /^ال.{2}/.test(letters) ? `Al-${latinWord(letters.slice(2))}` : writtenInLatin(letters)
}

function arabicWord(letters: string): string {
  if (/^(?:al|el)$/.test(letters)) return 'ال'
  const abd = /^abd[aeou]l(?=[^l].{2})/.exec(letters)
  if (abd) return `عبدال${arabicWord(letters.slice(abd[0].length))}`
  const listed = toArabic.get(letters) ?? commonName(letters) ?? withArticle(letters)
  if (listed) return listed
  return isReadByLetters(letters) ? writtenInArabic(letters) : unread
}

function withArticle(letters: string) {
  const article = joinedArticle.exec(letters)?.[0]
  return article && `ال${arabicWord(letters.slice(article.length))}`
}

function commonName(letters: string) {
  const alike = triedSkeletons(letters, 'latin').flatMap((one) => bySkeleton.get(one) ?? [])
  const cost = nameCosts(`${letters} `)
  const nearest = [...new Set(alike.map(({ arabic }) => arabic))]
    .map((arabic) => ({ arabic, beyond: cost([arabic]) - usualCost(arabic) }))
    .toSorted((a, b) => a.beyond - b.beyond)[0]
  return nearest && nearest.beyond <= meant ? nearest.arabic : undefined
}

const usualCost = (arabic: string) => nameCost(`${toLatin.get(soundedName(arabic))} `, [arabic])
