import { sql } from 'kysely'
import type { PackageLine } from '#domain/billing/rules/package_lines'
import { db } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const lines = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('package_lines as l')
    .innerJoin('services as s', 's.id', 'l.service_id')
    .where('l.package_id', '=', id)
    .orderBy('l.position')
    .select((of) =>
      sql<string>`${of.ref('s.code')} || coalesce(' × ' || trim_scale(${of.ref('l.quantity')}), '')`.as(
        'words'
      )
    )
)

export async function linesInWords(id: string) {
  return (await lines({ id })).map(({ words }) => words)
}

const services = statement((query, { id }: { id: string }) =>
  query.selectFrom('package_lines').where('package_id', '=', id).select('service_id')
)

export async function servicesOf(id: string) {
  return (await services({ id })).map(({ service_id }) => service_id)
}

export async function writeLines(id: string, written: PackageLine[]) {
  await db().deleteFrom('package_lines').where('package_id', '=', id).execute()
  if (written.length === 0) return
  const rows = written.map(({ serviceId, quantity }, at) => ({
    package_id: id,
    service_id: serviceId,
    quantity,
    position: at + 1,
  }))
  await db().insertInto('package_lines').values(rows).execute()
}
