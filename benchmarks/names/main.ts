import { readNameList } from '#benchmarks/names/name_list'
import { memorySearch } from '#benchmarks/names/memory_search'
import {
  acrossQuestion,
  givenQuestion,
  type Question,
  withinQuestion,
  withTypo,
} from '#benchmarks/names/questions'
import { seeded } from '#benchmarks/names/random'
import { makeRecords, type NamedRecord } from '#benchmarks/names/records'

const [givenPath = '', familyPath = '', count = '100000', asks = '1000', seed = '7', show = ''] =
  process.argv.slice(2)
const random = seeded(Number(seed))
const lists = { given: readNameList(givenPath), family: readNameList(familyPath) }
const records = makeRecords(lists.given, lists.family, Number(count), random)
const search = await memorySearch(records)
const byId = new Map(records.map((record) => [record.id, record]))

const arabicOnly = records.filter((r) => r.latin === null)
const latinOnly = records.filter((r) => r.arabic === null)

async function measure(
  name: string,
  from: NamedRecord[],
  ask: (wanted: NamedRecord) => Question,
  isPrecision = false
) {
  let [at1, at5, right, shown, time] = [0, 0, 0, 0, 0]
  const misses: string[] = []
  for (let n = 0; n < Number(asks); n++) {
    const { query, wanted, isRight } = ask(random.of(from))
    const start = performance.now()
    const ids = await search(query, 5)
    time += performance.now() - start
    const rights = ids.map((id) => isRight(byId.get(id)!))
    if (rights[0]) at1++
    if (rights.includes(true)) at5++
    right += rights.filter(Boolean).length
    shown += rights.length
    if (!rights.includes(true) || (isPrecision && rights.filter(Boolean).length < 3))
      misses.push(
        `${query} | ${wanted.arabic ?? wanted.latin} | ${ids
          .map((id) => byId.get(id)!)
          .map((r) => r.arabic ?? r.latin)
          .join(' ; ')}`
      )
  }
  const share = (v: number, of = Number(asks)) => (v / of).toFixed(3)
  console.log(
    name.padEnd(34),
    share(at1),
    share(at5),
    share(right, shown),
    (time / Number(asks)).toFixed(2) + ' ms'
  )
  if (show && name.includes(show)) for (const miss of misses) console.log('   ', miss)
}

await measure('latin -> arabic', arabicOnly, (w) => acrossQuestion(lists, w, random))
await measure('arabic -> latin', latinOnly, (w) => acrossQuestion(lists, w, random))
await measure('latin -> arabic typo', arabicOnly, (w) =>
  withTypo(acrossQuestion(lists, w, random), random)
)
await measure('arabic -> latin typo', latinOnly, (w) =>
  withTypo(acrossQuestion(lists, w, random), random)
)
await measure('latin within typo', latinOnly, (w) => withTypo(withinQuestion(lists, w), random))
await measure('arabic within typo', arabicOnly, (w) => withTypo(withinQuestion(lists, w), random))
await measure('given latin -> arabic', arabicOnly, (w) => givenQuestion(lists, w, random), true)
await measure('given arabic -> latin', latinOnly, (w) => givenQuestion(lists, w, random), true)
