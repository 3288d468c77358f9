import { statement } from '#domain/shared/data/statement'
import { anyOf, literals } from '#domain/shared/data/sql'
import { storedNameFields } from '#domain/shared/text/person_names'
import { attendingStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import { sql } from 'kysely'

const students = statement((query, chosen: { ids: string[] }) =>
  query
    .selectFrom('students')
    .where('id', '=', anyOf(chosen.ids))
    .orderBy('sequence')
    .select(['id as key', 'id as student_id', ...storedNameFields])
)

const ofGroup = statement((query, chosen: { group: string; ids: string[] | null }) =>
  query
    .selectFrom('enrolments as e')
    .innerJoin('students as s', (join) =>
      join.onRef('s.tenant_id', '=', 'e.tenant_id').onRef('s.id', '=', 'e.student_id')
    )
    .where('e.group_id', '=', chosen.group)
    .where((of) =>
      of.or([
        of('e.id', '=', sql<string>`any(${chosen.ids}::uuid[])`),
        of.and([
          of(sql`${chosen.ids}::uuid[]`, 'is', null),
          of('e.status', 'in', literals(attendingStatuses)),
        ]),
      ])
    )
    .orderBy('s.sequence')
    .select(['e.id as key', 'e.student_id'])
    .select(['s.first_name', 's.last_name', 's.first_name_other', 's.last_name_other'])
)

/** Students by their ids; `key` is what a form about many calls them by. */
export const findStudentsToPlace = (ids: string[]) => students({ ids })

/** Those of a group's enrolments, all who attend it where `ids` is null; `key` is the enrolment. */
export const findEnrolledToPlace = (group: string, ids: string[] | null) => ofGroup({ group, ids })
