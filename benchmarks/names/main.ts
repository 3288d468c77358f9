import { type Figure } from '#benchmarks/figures/figure'
import { databaseSearch, dropNames } from '#benchmarks/names/database_search'
import { memorySearch } from '#benchmarks/names/memory_search'
import { toldMisses } from '#benchmarks/names/misses'
import { type NameList, readNameList } from '#benchmarks/names/name_list'
import { nameSettings } from '#benchmarks/names/name_settings'
import { seeded } from '#benchmarks/names/random'
import { recallFigures } from '#benchmarks/names/recall'
import { makeRecords } from '#benchmarks/names/records'
import { suggestionFigures } from '#benchmarks/names/suggestions'
import { report } from '#benchmarks/report'

/** `npm run bench -- names --pairs=given.tsv [--families=mixed.tsv,arab.tsv] [--asks=1000] [--records=100000] [--misses=20] [--in=database]`. */
const settings = nameSettings(process.argv.slice(2))
const given = readNameList(settings.pairs)
const figures: Figure[] = []

for (const path of settings.families) {
  const lists: { given: NameList; family: NameList } = { given, family: readNameList(path) }
  const random = seeded(settings.seed)
  const records = makeRecords(lists.given, lists.family, settings.records, random)
  const search = await (settings.isInDatabase ? databaseSearch : memorySearch)(records)
  const measured = await recallFigures({ lists, records, search, random, asks: settings.asks })
  figures.push(...measured.map(({ figure }) => ({ ...figure, name: `${path}: ${figure.name}` })))
  for (const { figure, misses } of measured)
    toldMisses(`${path}: ${figure.name}`, misses, settings.misses)
}
if (settings.isInDatabase) await dropNames()
figures.push(...suggestionFigures(given))
report(figures)
