import { sql } from 'kysely'
import { slotsOf } from '#domain/scheduling/patterns/queries/find_pattern'
import { type RowOf, statement } from '#domain/shared/data/statement'

const groups = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('groups as g')
    .innerJoin('courses as c', 'c.id', 'g.course_id')
    .leftJoin('group_patterns as p', 'p.group_id', 'g.id')
    .leftJoin('terms as t', 't.id', 'g.term_id')
    .where('g.id', '=', id)
    .where('g.archived_at', 'is', null)
    .select([
      'g.status',
      'g.students',
      'g.gender_policy as genderPolicy',
      'g.branch_id as branchId',
    ])
    .select(['g.starts_on as groupStartsOn', 'g.ends_on as groupEndsOn'])
    .select(['t.starts_on as termStartsOn', 't.ends_on as termEndsOn'])
    .select(['g.instructor_id as instructorId', 'g.work_type as workType'])
    .select(['p.room_id as roomId', 'c.subject_id as subjectId'])
    .select(slotsOf('g.id').as('slots'))
)

export type PartyRow = RowOf<typeof groups>

/** What a group needs, and what it usually has. */
export const partyOf = async (id: string) => (await groups({ id }))[0]

const branches = statement((query, given: { branch: string | null; room: string | null }) =>
  query
    .selectFrom('branches as b')
    .where(({ eb, fn, selectFrom }) =>
      eb(
        'b.id',
        '=',
        fn.coalesce(
          sql<string | null>`${given.branch}::uuid`,
          selectFrom('rooms').where('id', '=', given.room!).select('branch_id'),
          sql<string>`public.main_branch()`
        )
      )
    )
    .select(['b.id', 'b.time_zone as zone'])
)

/** As a session has it: the group's or the one that is chosen, else the room's, else the main one; none where there is no such branch. */
export const branchOf = async (branch: string | null, room: string | null) =>
  (await branches({ branch, room }))[0]

const students = statement((query, { id }: { id: string }) =>
  query.selectFrom('students').where('id', '=', id).where('archived_at', 'is', null).select('id')
)

export const isStudent = async (id: string) => (await students({ id })).length > 0
