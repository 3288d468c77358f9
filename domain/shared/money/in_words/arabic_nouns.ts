import type { CountedNoun } from '#domain/shared/money/in_words/arabic_count'

type Stem = CountedNoun & { pair: string }

/** The plurals that no ending makes. */
const brokenPlurals: Record<string, string> = {
  دينار: 'دنانير',
  درهم: 'دراهم',
  فلس: 'فلوس',
  قرش: 'قروش',
}

const isFeminine = (noun: string) => noun.endsWith('ة')

/** The dual, the plural and the accusative can't be seen on foreign words that end in a vowel. */
const isInvariable = (noun: string) => /[اويهى]$/u.test(noun) && noun !== 'جنيه'

/** A noun by itself: “ثلاثة دنانير”, “أحد عشر دينارًا”. `pair` is two of them right before a name. */
function stemOf(noun: string): Stem {
  if (isFeminine(noun)) {
    const base = noun.slice(0, -1)
    const [two, pair, few] = [`${base}تان`, `${base}تا`, `${base}ات`]
    return { gender: 'feminine', one: noun, two, pair, few, many: noun }
  }
  if (isInvariable(noun)) {
    const two = `اثنان ${noun}`
    return { gender: 'masculine', one: noun, two, pair: two, few: noun, many: noun }
  }
  const [two, pair, few] = [`${noun}ان`, `${noun}ا`, brokenPlurals[noun] ?? `${noun}ات`]
  return { gender: 'masculine', one: noun, two, pair, few, many: `${noun}ًا` }
}

export function plainNoun(noun: string): CountedNoun {
  const { gender, one, two, few, many } = stemOf(noun)
  return { gender, one, two, few, many }
}

/** Adjectives follow their noun; beside a plural of things they are feminine: “ثلاثة ريالات سعودية”. */
export function withAdjectives(noun: string, adjectives: string[]): CountedNoun {
  const stem = stemOf(noun)
  const join = (form: string, ending: string) =>
    [form, ...adjectives.map((adjective) => adjective + ending)].join(' ')
  const { gender, one, two, few, many } = stem
  if (gender === 'feminine') {
    const forms = { one: join(one, 'ة'), two: join(two, 'تان'), few: join(few, 'ة') }
    return { gender, ...forms, many: join(many, 'ة') }
  }
  const forms = { one: join(one, ''), two: join(two, 'ان'), few: join(few, 'ة') }
  return { gender, ...forms, many: join(many, 'ًا') }
}

/** A noun that a place owns loses the endings of dual and accusative: “دولارا هونغ كونغ”. */
export function ofPlace(noun: string, place: string): CountedNoun {
  const { gender, one, pair, few } = stemOf(noun)
  const join = (form: string) => `${form} ${place}`
  return { gender, one: join(one), two: join(pair), few: join(few), many: join(one) }
}
