import { isOneLetterOff } from '#domain/shared/names/words/one_letter'
import { particleOf } from '#domain/shared/names/words/particles'

const latinDin = /^(?:(.{3,})[aeiou](?:dd|ld)|[aeiou]dd)[iey]{1,2}ne?$/
const latinAllah = /^(.{3,})[aeiou]ll[aeiou]h$/

/** نورالهدى, ذوالفقار, زينالعابدين: an article in the middle of a word, with a name on both sides. */
const arabicMiddle = /^(.{2,}?)(ال(?:.{3,}|حق|رب|عز))$/
/** Zulfiqar, Dhulqarnain: before a vowel it is another name (Zuleikha). */
const latinDhu = /^(?:dh|th|z)[ou]{1,2}l([b-df-hj-np-tv-z].{3,})$/
/** Second names that are heard behind an article in Latin letters: Nourelhoda, Zainulabidin, Saifulislam. */
const secondNames =
  'h[ou]u?da|islam|ha[qk]+|a?ab[ie]d[ie]+ne?|zama+n|zahra+|isa|nis+a+|ai?ya?m|ai?n|anwar|mul[ou]?k|d[ao]wla' +
  '|arab|rabb?|j[ae]ma+l|[ei]+ma+n|ya[qk][ei]+ne?|na?ha+r|hay[ae]+t|banat'
const latinMiddle = new RegExp(`^(.{3,})[aeiou]{1,2}(l(?:${secondNames})h?)$`)
/** Two given names that are often written as one: محمدعلي, Mohamedamine. */
const muhammadFirst = /^(محمد|m[ou]h?amm?[ae]d)((?![iy][aeoy]|[eo]u?$).{3,})$/

/** Names of two words that are also written as one: Noureddine, نورالدين, Nasrallah, نورالهدى. */
export function partedName(letters: string): string[] | undefined {
  if (letters.length > 5 && letters.endsWith('الدين'))
    return [letters.slice(0, -5), 'دين'].filter(Boolean)
  if (letters.length > 6 && letters.endsWith('الله')) return [letters.slice(0, -4), 'الله']
  return arabicParts(letters) ?? latinParts(letters) ?? muhammadFirst.exec(letters)?.slice(1)
}

function arabicParts(letters: string) {
  const parts = arabicMiddle.exec(letters)?.slice(1)
  return parts && !isJoinedParticle(parts[0]!) ? parts : undefined
}

/** Particles, and abd with a letter wrong, are peeled off where a word's stems are read. */
const isJoinedParticle = (begun: string) =>
  (particleOf(begun) !== undefined && begun !== 'ام') ||
  begun.includes('عبد') ||
  isOneLetterOff(begun, 'عبد')

function latinParts(letters: string) {
  const din = /ne?$/.test(letters) ? latinDin.exec(letters) : null
  if (din) return [din[1], 'din'].filter((part) => part !== undefined)
  const god = letters.endsWith('h') ? latinAllah.exec(letters) : null
  if (god) return [god[1]!, 'allah']
  const dhu = latinDhu.exec(letters)
  if (dhu) return ['dhu', dhu[1]!]
  const [, before, behind] = latinMiddle.exec(letters) ?? []
  return before && behind ? [before, `a${behind}`] : undefined
}
