import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { StoredNames } from '#domain/shared/text/person_names'

/** `name` is of whoever is no guardian, `reason` why it was somebody who is not on the list. */
export type PickedUp = Columns<'pickups', 'id' | 'name' | 'reason'> & {
  /** ISO 8601. */
  at: string
  guardian: StoredNames | null
  by: StoredNames | null
  is_undone: boolean
}

const namesOf = (alias: string) => {
  const of = sql.raw(alias)
  return sql`jsonb_build_object('first_name', ${of}.first_name, 'last_name', ${of}.last_name,
    'first_name_other', ${of}.first_name_other, 'last_name_other', ${of}.last_name_other)`
}

/** The pick-up `k`, with whoever it names; null where there is none. */
export const pickedUp = sql<PickedUp | null>`case when k.id is not null then jsonb_build_object(
  'id', k.id, 'at', to_char(k.picked_up_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'reason', k.reason,
  'is_undone', k.undone_at is not null,
  'guardian', (select ${namesOf('g')} from guardians g where g.tenant_id = k.tenant_id and g.id = k.guardian_id),
  'name', coalesce(k.name, (select o.name from pickup_people o where o.tenant_id = k.tenant_id and o.id = k.person_id)),
  'by', (select coalesce(
      (select ${namesOf('d')} from administrators d where d.tenant_id = u.tenant_id and d.id = u.administrator_id),
      (select ${namesOf('i')} from instructors i where i.tenant_id = u.tenant_id and i.id = u.instructor_id))
    from users u where u.tenant_id = k.tenant_id and u.id = k.recorded_by)) end`

const shown = 10

const last = statement((query, given: { student: string }) =>
  query
    .selectFrom('pickups as k')
    .where('k.student_id', '=', given.student)
    .orderBy('k.picked_up_at', 'desc')
    .orderBy('k.id')
    .limit(sql.lit(shown))
    .select(pickedUp.$castTo<PickedUp>().as('pickup'))
)

/** The last ones, those that were undone among them. */
export const pickupsOfStudent = async (student: string): Promise<PickedUp[]> =>
  (await last({ student })).map(({ pickup }) => pickup)
