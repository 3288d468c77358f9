import { sql } from 'kysely'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { StoredNames } from '#domain/shared/text/person_names'

/** `name` is of whoever is no guardian, `reason` why it was somebody who is not on the list. */
export type PickedUp = Columns<'pickups', 'id' | 'name' | 'reason'> & {
  /** ISO 8601. */
  at: string
  guardian: StoredNames | null
  by: StoredNames | null
  /** Who undid it, and when. */
  undone: { at: string; by: StoredNames | null } | null
}

const namesOf = (alias: string) => {
  const of = sql.raw(alias)
  return sql`jsonb_build_object('first_name', ${of}.first_name, 'last_name', ${of}.last_name,
    'first_name_other', ${of}.first_name_other, 'last_name_other', ${of}.last_name_other)`
}

const instant = (column: string) =>
  sql`to_char(k.${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const staffOf = (column: string) => sql`(select coalesce(
    (select ${namesOf('d')} from administrators d where d.tenant_id = u.tenant_id and d.id = u.administrator_id),
    (select ${namesOf('i')} from instructors i where i.tenant_id = u.tenant_id and i.id = u.instructor_id))
  from users u where u.tenant_id = k.tenant_id and u.id = k.${sql.raw(column)})`

const guardian = sql`(select ${namesOf('g')} from guardians g where g.tenant_id = k.tenant_id and g.id = k.guardian_id)`

const name = sql`coalesce(k.name,
  (select o.name from pickup_people o where o.tenant_id = k.tenant_id and o.id = k.person_id))`

/** The pick-up `k`, with whoever it names; null where there is none. */
export const pickedUp = sql<PickedUp | null>`case when k.id is not null then jsonb_build_object(
  'id', k.id, 'at', ${instant('picked_up_at')}, 'reason', k.reason, 'guardian', ${guardian}, 'name', ${name},
  'by', ${staffOf('recorded_by')}, 'undone', case when k.undone_at is not null then jsonb_build_object(
    'at', ${instant('undone_at')}, 'by', ${staffOf('undone_by')}) end) end`

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

/** What a family is told of a pick-up: not why, nor who recorded it. */
export type PickupTold = Pick<PickedUp, 'at' | 'guardian' | 'name'>

const inSessions = statement((query, given: { student: string; sessions: string[] }) =>
  query
    .selectFrom('pickups as k')
    .where('k.student_id', '=', given.student)
    .where('k.session_id', '=', anyOf(given.sessions))
    .where('k.undone_at', 'is', null)
    .select('k.session_id')
    .select(
      sql<PickupTold>`jsonb_build_object('at', ${instant('picked_up_at')}, 'guardian', ${guardian}, 'name', ${name})`.as(
        'told'
      )
    )
)

/** A student's pick-ups from these sessions, by session. */
export async function pickupsIn(student: string, sessions: string[]) {
  const rows = sessions.length > 0 ? await inSessions({ student, sessions }) : []
  return new Map(rows.map(({ session_id: session, told }) => [session, told]))
}
