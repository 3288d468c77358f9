import { type Name, type NameList } from '#benchmarks/names/name_list'
import { type Random } from '#benchmarks/names/random'

/** A person of the measured centre: written in one script, a tenth of them in both. */
export type NamedRecord = {
  id: string
  given: Name
  family: Name
  /** The name that leads. */
  written: { given: string; family: string }
  arabic: string | null
  latin: string | null
}

export const written = (record: NamedRecord) =>
  [record.arabic, record.latin].filter((name) => name !== null)

export function makeRecords(given: NameList, family: NameList, count: number, random: Random) {
  return Array.from({ length: count }, (_, i): NamedRecord => {
    const [first, last] = [random.of(given.names), random.of(family.names)]
    const share = random.next()
    const latin = { given: capital(random.of(first.latin)), family: capital(random.of(last.latin)) }
    const arabic = { given: first.arabic, family: last.arabic }
    return {
      id: String(i),
      given: first,
      family: last,
      written: share < 0.55 ? arabic : latin,
      arabic: share < 0.55 ? `${arabic.given} ${arabic.family}` : null,
      latin: share >= 0.45 ? `${latin.given} ${latin.family}` : null,
    }
  })
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
