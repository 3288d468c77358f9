import { normalisedName } from '#domain/shared/names/normalised_name'
import { suggestedName } from '#domain/shared/names/suggested_name'
import { atLeast, type Figure } from '#benchmarks/figures/figure'
import { type NameList } from '#benchmarks/names/name_list'

/** How often the suggested name is one of the known spellings: by what the centre has confirmed, and by the rules alone. */
export function suggestionFigures({ names, isSame }: NameList): Figure[] {
  const met = new Map(
    names.flatMap(({ arabic, latin }) => [
      [normalisedName(arabic), latin[0]!] as const,
      ...latin.map((one) => [normalisedName(one), arabic] as const),
    ])
  )
  const learned = (word: string) => met.get(normalisedName(word))
  const never = () => undefined
  const inLatin = (known: typeof learned) =>
    share(names, (name) => isSame(name, plain(suggestedName(name.arabic, known))))
  const inArabic = (known: typeof learned) =>
    share(names, (name) =>
      isSame({ ...name, arabic: plain(suggestedName(name.latin[0]!, known)) }, name.latin[0]!)
    )
  return [
    {
      name: 'suggested in Latin, met',
      value: '',
      measured: inLatin(learned),
      bound: atLeast(0.95),
    },
    {
      name: 'suggested in Arabic, met',
      value: '',
      measured: inArabic(learned),
      bound: atLeast(0.95),
    },
    { name: 'suggested in Latin, not met', value: '', measured: inLatin(never) },
    { name: 'suggested in Arabic, not met', value: '', measured: inArabic(never) },
  ]
}

const plain = (name: string) => name.replaceAll('-', '')

const share = <T>(all: T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length
