import { type Random } from '#benchmarks/names/random'

const alphabets = { latin: 'abcdefghijklmnopqrstuvwxyz', arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي' }

/** One letter missing, doubled by another, replaced or changed with its neighbour, in a word of four letters or more; a longer one has more of them. */
export function misspelt(name: string, random: Random) {
  const words = name.split(' ')
  const long = words.flatMap((word, i) => (word.length >= 4 ? [...word].map(() => i) : []))
  const at = long.length > 0 ? random.of(long) : 0
  return words.map((word, i) => (i === at ? misspeltWord(word, random) : word)).join(' ')
}

function misspeltWord(word: string, random: Random) {
  const at = random.below(word.length)
  const letter = random.of([...(/[a-z]/i.test(word) ? alphabets.latin : alphabets.arabic)])
  const [before, here, behind] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
  return random.of([
    before + behind,
    before + letter + here + behind,
    before + letter + behind,
    before + behind.charAt(0) + here + behind.slice(1),
  ])
}
