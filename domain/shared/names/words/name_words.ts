import {
  afterAbd,
  isAbdullah,
  isArticle,
  isDhuWithArticle,
  type Particle,
  particleOf,
} from '#domain/shared/names/words/particles'
import { partedName } from '#domain/shared/names/words/parted_name'
import { nameStems } from '#domain/shared/names/words/name_stems'
import {
  type Script,
  type WrittenWord,
  writtenWords,
} from '#domain/shared/names/words/written_words'

export type NameWord = {
  /** As the database's `search.normalise` writes it. */
  text: string
  script: Script
  /** Ways to read it, the likeliest first: without its article, with it, without a particle that is joined to it. */
  stems: string[]
  hasArticle: boolean
  /** The particle before it: bin, abd … */
  particle: Particle | null
  /** A particle with no name behind it, such as somebody types on their way to one. */
  isParticle: boolean
}

/** The words a name is found by: each with the particle and the article that belong to it. */
export function nameWords(text: string): NameWord[] {
  const written = writtenWords(text)
  const words: NameWord[] = []
  let particle: Particle | null = null
  let hasArticle = false
  for (let i = 0; i < written.length; i++) {
    const word = written[i]!
    const { letters } = word
    const next = written[i + 1]?.letters
    if (isAbdullah(letters, next)) {
      if (next !== undefined && particleOf(letters)) i++
      const whole = word.script === 'latin' ? 'abdallah' : 'عبدالله'
      words.push({ ...named(word, [whole]), text: written[i]!.text, particle })
    } else if (next !== undefined && isArticle(letters, next)) {
      hasArticle = true
      continue
    } else if (next !== undefined && isDhuWithArticle(letters)) {
      words.push({ ...named(word, ['dhu']), particle })
      particle = null
      hasArticle = true
      continue
    } else if (particleOf(letters)) {
      particle = particleOf(letters)!
      if (next !== undefined) continue
      words.push({ ...named(word, [letters]), particle, isParticle: true })
    } else {
      words.push(...readWord(word, particle, hasArticle))
    }
    particle = null
    hasArticle = false
  }
  return words
}

function readWord(word: WrittenWord, particle: Particle | null, hasArticle: boolean): NameWord[] {
  const ofAbd = afterAbd(word.letters)
  if (ofAbd) {
    const { name, hasArticle: isArticled } = ofAbd
    return [{ ...named(word, [name]), hasArticle: isArticled, particle: 'abd' }]
  }
  const parts = partedName(word.letters) ?? [word.letters]
  const joined = parts.length > 1 ? particleOf(parts[0]!) : undefined
  if (joined) return readWord({ ...word, letters: parts[1]! }, joined, hasArticle)
  return parts.map((letters, i) => {
    const read = nameStems(letters, word.script)
    return {
      ...named(word, read.stems),
      hasArticle: hasArticle || read.hasArticle,
      particle: i === 0 ? particle : null,
    }
  })
}

const named = ({ text, script }: WrittenWord, stems: string[]): NameWord => ({
  text,
  script,
  stems,
  hasArticle: false,
  particle: null,
  isParticle: false,
})
