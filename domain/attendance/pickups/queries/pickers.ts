import { sql } from 'kysely'
import { contactOrder } from '#domain/people/guardians/queries/reachable_guardians'
import { statement } from '#domain/shared/data/statement'
import type { StoredNames } from '#domain/shared/text/person_names'

/** Of a guardian both names and how they are related; of anybody else what was written. */
export type Picker = { id: string; relation: string | null } & (
  { kind: 'guardian'; names: StoredNames } | { kind: 'person'; name: string; phone: string | null }
)

/** Whoever may pick up the student `m`, whom to call first coming first. */
export const pickersOf = sql<Picker[]>`(
  select coalesce(jsonb_agg(w.picker order by w.rank, w.place, w.id), '[]') from (
    select 1 as rank, row_number() over (order by ${contactOrder('l', 'g')}) as place, g.id, jsonb_build_object(
      'kind', 'guardian', 'id', g.id, 'relation', l.relation, 'names', jsonb_build_object(
        'first_name', g.first_name, 'last_name', g.last_name,
        'first_name_other', g.first_name_other, 'last_name_other', g.last_name_other)) as picker
    from student_guardians l join guardians g on g.tenant_id = l.tenant_id and g.id = l.guardian_id
    where l.tenant_id = m.tenant_id and l.student_id = m.student_id and l.may_pick_up and g.archived_at is null
    union all
    select 2, 0, o.id, jsonb_build_object('kind', 'person', 'id', o.id, 'relation', o.relation, 'name', o.name,
      'phone', o.phone)
    from pickup_people o
    where o.tenant_id = m.tenant_id and o.student_id = m.student_id and o.removed_at is null) w)`

const ofStudent = statement(
  (_, given: { student: string }) => sql<{ pickers: Picker[] }>`
    select ${pickersOf} as pickers from (select tenant_id, id as student_id from students where id = ${given.student}) m`
)

export const pickersOfStudent = async (student: string): Promise<Picker[]> =>
  (await ofStudent({ student }))[0]?.pickers ?? []
