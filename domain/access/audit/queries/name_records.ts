import { sql } from 'kysely'
import { kindsNamed } from '#domain/access/audit/audit_areas'
import { idsIn, type Sides } from '#domain/shared/audit/ids_in'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Names = Columns<'terms', 'name_en' | 'name_ar'>

export type NamedRecord = Columns<'terms', 'id'> & {
  area: (typeof named)[number][0]
  name: Names['name_en' | 'name_ar']
  name_other: Names['name_ar']
}

const columnsOf = {
  name: ['name_en', 'name_ar'],
  title: ['title_en', 'title_ar'],
  person: [`first_name || ' ' || last_name`, `first_name_other || ' ' || last_name_other`],
} as const

/**
 * What other records refer to. Students and guardians have a search of their own and are not named
 * here.
 */
const named = kindsNamed('name', 'title', 'person')
  .filter(({ search }) => search === 'text')
  .map(({ table, named: by }) => [table, ...columnsOf[by as keyof typeof columnsOf]] as const)

const recordsNamed = statement((_, { ids }: { ids: string[] }) => {
  const each = named.map(([table, name, other]) => {
    const [written, foreign] = [sql.raw(name), sql.raw(other)]
    return sql`select id, ${sql.lit(table)} as area, coalesce(${written}, ${foreign}) as name, ${foreign} as name_other
      from ${sql.table(table)} where id = any(${ids})`
  })
  return sql<NamedRecord>`${sql.join(each, sql` union all `)}`
})

export async function nameRecords(entries: Sides[]): Promise<NamedRecord[]> {
  const ids = [...new Set(entries.flatMap(idsIn))]
  if (ids.length === 0) return []
  return recordsNamed({ ids })
}
