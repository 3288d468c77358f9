import { atLeast, type Figure } from '#benchmarks/figures/figure'
import {
  acrossQuestion,
  givenQuestion,
  type Lists,
  type Question,
  withinQuestion,
  withTypo,
} from '#benchmarks/names/questions'
import { type Random } from '#benchmarks/names/random'
import { type NamedRecord } from '#benchmarks/names/records'
import { type Search } from '#benchmarks/names/search'

const shown = 5

type Measured = {
  lists: Lists
  records: NamedRecord[]
  search: Search
  random: Random
  asks: number
}
type Ask = (lists: Lists, wanted: NamedRecord, random: Random) => Question

export type Miss = { question: Question; found: NamedRecord[] }

const mistyped =
  (ask: Ask): Ask =>
  (lists, wanted, random) =>
    withTypo(ask(lists, wanted, random), random)

/** How often who was meant is among the first five, in both directions. */
export async function recallFigures(measured: Measured) {
  const arabic = measured.records.filter(({ latin }) => latin === null)
  const latin = measured.records.filter((record) => record.arabic === null)
  const kinds: [string, Ask, number][] = [
    ['across', acrossQuestion, 0.95],
    ['across, one typo', mistyped(acrossQuestion), 0.9],
    ['within, one typo, by keys alone', mistyped(withinQuestion), 0.98],
    ['given name alone, of five', givenQuestion, 0.9],
  ]
  const figures: { figure: Figure; misses: Miss[] }[] = []
  for (const [name, ask, bound] of kinds) {
    for (const [script, wanted] of [
      ['Arabic', arabic],
      ['Latin', latin],
    ] as const) {
      figures.push(await recallOf(measured, `${name}, ${script} records`, ask, wanted, bound))
    }
  }
  return figures
}

async function recallOf(
  { lists, records, search, random, asks }: Measured,
  name: string,
  ask: Ask,
  wanted: NamedRecord[],
  bound: number
) {
  const misses: Miss[] = []
  let [first, found, right, all] = [0, 0, 0, 0]
  for (let i = 0; i < asks; i++) {
    const question = ask(lists, random.of(wanted), random)
    const hits = (await search(question.query, shown)).map((id) => records[Number(id)]!)
    const rights = hits.map((hit) => question.isRight(hit))
    if (rights[0]) first++
    if (rights.includes(true)) found++
    else misses.push({ question, found: hits })
    right += rights.filter(Boolean).length
    all += rights.length
  }
  const isPrecision = ask === givenQuestion
  const figure: Figure = {
    name,
    value: `first ${(first / asks).toFixed(3)}, of the first five ${(found / asks).toFixed(3)}`,
    measured: isPrecision ? right / Math.max(1, all) : found / asks,
    bound: atLeast(bound),
  }
  return { figure, misses }
}
