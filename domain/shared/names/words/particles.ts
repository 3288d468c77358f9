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
/** Abdrabbo and Abdurabuh have no article: عبدربه, عبد ربه. */
const abdAlone = /^abd(?:[aeou]{1,2}(?=rabb?[aeou])|(?=[b-gj-km-np-tv-z]))(.{4,})$/
/** These letters after عبد make it a name of its own: عبدان, عبداوي, عبدولي. */
const abdEnding = /^[اويل]/

const allah = new Set(['allah', 'ullah', 'illah', 'ellah', 'lah', 'الله'])

/** عبدالله is one name, however it is written. */
export const isAbdullah = (letters: string, next: string | undefined) =>
  letters === 'عبدالله' ||
  abdullah.test(letters) ||
  (next !== undefined && particles.get(letters) === 'abd' && allah.has(next))

/** A name that abd is joined to: Rahman in Abdulrahman and Abdurrahman, رحمن in عبدالرحمن, ربه in عبدربه. */
export function afterAbd(letters: string): { name: string; hasArticle: boolean } | undefined {
  if (letters.startsWith('عبد')) {
    const hasArticle = letters.startsWith('عبدال') && letters.length > 6
    const name = letters.slice(hasArticle ? 5 : 3)
    if (!hasArticle && (name.length < 3 || abdEnding.test(name))) return undefined
    return { name, hasArticle }
  }
  if (!letters.startsWith('ab')) return undefined
  const joined = abdJoined.exec(letters)?.[2]
  const name = joined ?? abdAlone.exec(letters)?.[1]
  return name === undefined ? undefined : { name, hasArticle: joined !== undefined }
}

/** Zul Fiqar, Dhul Fiqar: the first name with the second one's article. */
export const isDhuWithArticle = (letters: string) => /^(?:dh|th|z)[ou]{1,2}l$/.test(letters)
