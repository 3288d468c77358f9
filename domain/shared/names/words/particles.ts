/** Words before a name that belong to it, by the spelling they go by here. */
const spellings = {
  abd: 'abd abdu abdul abdel abdal abdol abdil abed abdoul عبد',
  bin: 'bin ben ibn بن ابن',
  bint: 'bint بنت',
  abu: 'abu abou abo bou ابو ابي ابا بو',
  umm: 'um umm oum ام',
}

export type Particle = keyof typeof spellings

const particles = new Map(
  Object.entries(spellings).flatMap(([particle, words]) =>
    words.split(' ').map((word) => [word, particle as Particle] as const)
  )
)

export const particleOf = (letters: string) => particles.get(letters)

const articles = new Set(['al', 'el', 'ul', 'il', 'ال'])
const assimilated = /^[aeu](?:[srndtz]|[sc]h)$/

/** Al before any name; ar, as, ud … only before a name that begins with the same sound (Ar-Rashid). */
export const isArticle = (letters: string, next: string) =>
  articles.has(letters) || (assimilated.test(letters) && next.startsWith(letters.slice(1)))

const abdullah = /^abe?d[aeiou]{0,2}l+[aeiou]+h?[ie]?$/
const abdJoined = /^abe?d[aeiou]{0,2}(?:l|([b-df-hj-np-tv-z])(?=\1))(.{3,})$/
const allah = new Set(['allah', 'ullah', 'illah', 'ellah', 'lah', 'الله'])

/** عبدالله is one name, however it is written. */
export const isAbdullah = (letters: string, next: string | undefined) =>
  letters === 'عبدالله' ||
  abdullah.test(letters) ||
  (next !== undefined && particles.get(letters) === 'abd' && allah.has(next))

/** Rahman of Abdulrahman and Abdurrahman, رحمن of عبدالرحمن. */
export function afterAbd(letters: string) {
  if (letters.startsWith('عبدال') && letters.length > 6) return letters.slice(5)
  return letters.startsWith('ab') ? abdJoined.exec(letters)?.[2] : undefined
}

const latinDin = /^(?:(.{3,})[aeiou](?:dd|ld)|[aeiou]dd)[iey]{1,2}ne?$/
const latinAllah = /^(.{3,})[aeiou]ll[aeiou]h$/

/** Names of two words that are also written as one: Noureddine, نورالدين, Nasrallah. */
export function partedName(letters: string): string[] | undefined {
  if (letters.length > 5 && letters.endsWith('الدين'))
    return [letters.slice(0, -5), 'دين'].filter(Boolean)
  if (letters.length > 6 && letters.endsWith('الله')) return [letters.slice(0, -4), 'الله']
  const din = /ne?$/.test(letters) ? latinDin.exec(letters) : null
  if (din) return [din[1], 'din'].filter((part) => part !== undefined)
  const god = letters.endsWith('h') ? latinAllah.exec(letters) : null
  return god ? [god[1]!, 'allah'] : undefined
}
