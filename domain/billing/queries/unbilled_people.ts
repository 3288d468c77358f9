import { sql } from 'kysely'
import { type NamedPayer, namedPayers } from '#domain/billing/payers/named_payers'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type Ids = { ids: string[] }

const students = statement((query, { ids }: Ids) =>
  query
    .selectFrom('students')
    .where('id', '=', anyOf(ids))
    .select(['id', 'number', ...storedNameFields])
)

const households = statement((query, { ids }: Ids) =>
  query
    .selectFrom('households')
    .where('id', '=', anyOf(ids))
    .select(['id', 'number', 'name', 'name_other'])
)

const groups = statement((query, { ids }: Ids) =>
  query
    .selectFrom('groups')
    .where('id', '=', anyOf(ids))
    .select(['id', 'code', 'title_en', 'title_ar'])
)

const payers = statement(
  (_, { ids }: Ids) => sql<NamedPayer>`
    select n.* from ${namedPayers} n where n.id = any(${ids}::uuid[])`
)

type UnbilledPeople = {
  payers: Map<string, NamedPayer>
  students: Map<string, RowOf<typeof students>>
  households: Map<string, RowOf<typeof households>>
  groups: Map<string, RowOf<typeof groups>>
}

type Wanted = { students: string[]; households: string[]; groups: string[]; payers: string[] }

/** Reads the names that a page of what is unbilled shows. */
export async function findUnbilledPeople(wanted: Wanted): Promise<UnbilledPeople> {
  const [people, families, taught, sharing] = await Promise.all([
    students({ ids: wanted.students }),
    households({ ids: wanted.households }),
    groups({ ids: wanted.groups }),
    wanted.payers.length > 0 ? payers({ ids: wanted.payers }) : [],
  ])
  const byId = <Row extends { id: string }>(rows: Row[]) =>
    new Map(rows.map((row) => [row.id, row]))
  return {
    students: byId(people),
    households: byId(families),
    groups: byId(taught),
    payers: byId(sharing),
  }
}
