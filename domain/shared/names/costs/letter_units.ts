import { type Script } from '#domain/shared/names/words/written_words'

/**
 * What one word is compared by, letter by letter: Arabic letters and Latin groups, each a number. Letters that are read
 * by their place are several: `^` where a word begins, `$` where it ends.
 */
const arabic =
  'ا ا^ ا$ و و^ و$ ي ي^ ي$ ى$ ع ع^ ع$ ء ء$ ه ه$ ة$ ح ح$ ب ت ث ج خ د ذ ر ز س ش ص ض ط ظ غ ف ق ك ل م ن'
const latin =
  'a a^ a$ aa e e^ e$ ee ei i i^ i$ ie ai o ou u u^ o$ u$ au y y^ y$ w w^ h h$ b c ch d dh f g gh j k kh l m n p q r s sh t th v x z'

const units = [...arabic.split(' '), ...latin.split(' '), '?']
const numbers = new Map(units.map((unit, i) => [unit, i]))

export const unit = (name: string) => numbers.get(name)!
export const unitCount = units.length
export const firstLatin = unit('a')

/** Of a letter of one place the same letter of any. */
export const unplaced = Uint8Array.from(
  units,
  (name, i) => numbers.get(name.replace(/[$^]/, '')) ?? i
)
export const placeOf = (number: number) => units[number]!.replace(/[^$^]/g, '')

const placed = new Set([...'اويعءهةحىaeiouyhw'])
const spelled = new Map([
  ['oo', 'ou'],
  ['uu', 'ou'],
  ['ey', 'ei'],
  ['ay', 'ai'],
  ['aw', 'au'],
  ['ow', 'ou'],
  ['ii', 'ee'],
  ['iy', 'y'],
  ['ph', 'f'],
  ['dj', 'j'],
  ['ck', 'k'],
  ['tch', 'ch'],
  ['sch', 'sh'],
  ['گ', 'ج'],
  ['چ', 'ش'],
  ['پ', 'ب'],
  ['ڤ', 'ف'],
  ['ژ', 'ج'],
  ['آ', 'ا'],
])
const groups = new Set(
  'tch sch sh ch kh gh dh th ph dj ck aa ee ii oo uu ou ei ey ie ai ay au aw ow'.split(' ')
)
const vowels = 'aeiouy'

/** Of an unfinished word the last letter isn't read as one that ends a word: h in "moh". */
export function wordUnits(letters: string, script: Script, isFinished = true): Uint8Array {
  const word =
    script === 'latin'
      ? letters.replace(/([b-df-gj-np-tv-z])\1+/g, '$1')
      : letters.replace('الله', 'اله')
  const found: number[] = []
  for (let at = 0; at < word.length;) {
    const length = script === 'latin' ? groupLength(word, at) : 1
    found.push(
      numberOf(word.slice(at, at + length), at === 0, isFinished && isEnd(word, at + length))
    )
    at += length
  }
  return Uint8Array.from(found)
}

/** A hamza behind a long vowel is as good as not there: دعاء ends as دعا does. */
const isEnd = (word: string, at: number) =>
  at === word.length || (at === word.length - 1 && word.endsWith('ء'))

function groupLength(word: string, at: number) {
  if (groups.has(word.slice(at, at + 3))) return 3
  const pair = word.slice(at, at + 2)
  if (!groups.has(pair)) return 1
  const glides = pair.endsWith('y') || pair.endsWith('w')
  return glides && vowels.includes(word[at + 2] ?? '-') ? 1 : 2
}

function numberOf(letters: string, begins: boolean, ends: boolean) {
  const name = spelled.get(letters) ?? letters
  if (name.length === 1 && placed.has(name)) {
    const there = begins ? numbers.get(`${name}^`) : ends ? numbers.get(`${name}$`) : undefined
    if (there !== undefined) return there
  }
  return numbers.get(name) ?? unit('?')
}
