import { sql } from 'kysely'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { countOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

/** What warnings are told from: of the meeting's group, room and instructor, and where it is. */
const facts = statement((query, given: Omit<Meeting, 'type' | 'title' | 'onlineUrl'>) =>
  query
    .selectFrom('branches as b')
    .leftJoin('groups as g', (join) => join.on('g.id', '=', given.groupId!))
    .leftJoin('courses as c', 'c.id', 'g.course_id')
    .leftJoin('rooms as r', (join) => join.on('r.id', '=', given.roomId!))
    .leftJoin('instructors as i', (join) => join.on('i.id', '=', given.instructorId!))
    .where(({ eb, fn, selectFrom }) =>
      eb(
        'b.id',
        '=',
        fn.coalesce(
          sql<string | null>`${given.branchId}::uuid`,
          selectFrom('groups as of').where('of.id', '=', given.groupId!).select('of.branch_id'),
          selectFrom('rooms as in').where('in.id', '=', given.roomId!).select('in.branch_id'),
          sql<string>`public.main_branch()`
        )
      )
    )
    .select([
      'b.id as branchId',
      'b.time_zone as zone',
      'g.status as groupStatus',
      'g.students',
      'g.gender_policy as genderPolicy',
      'r.branch_id as roomBranchId',
      'r.capacity',
      'r.can_double_book as canDoubleBook',
      'i.gender',
      'i.left_on as leftOn',
      'c.subject_id as subjectId',
    ])
    .select((of) => [
      countOf(
        of.selectFrom('instructor_subjects as s').whereRef('s.instructor_id', '=', 'i.id')
      ).as('subjects'),
      countOf(
        of
          .selectFrom('instructor_subjects as s')
          .whereRef('s.instructor_id', '=', 'i.id')
          .whereRef('s.subject_id', '=', 'c.subject_id')
      ).as('teachesIt'),
    ])
)

export type MeetingFacts = RowOf<typeof facts>

/** Undefined when its branch isn't the centre's. */
export const meetingFacts = async ({
  branchId,
  groupId,
  studentId,
  instructorId,
  roomId,
}: Meeting) => (await facts({ branchId, groupId, studentId, instructorId, roomId }))[0]

const closures = statement((query, given: { roomId: string; from: string; to: string }) =>
  query
    .selectFrom('room_closures')
    .where('room_id', '=', given.roomId)
    .where('starts_on', '<=', given.to)
    .where((of) => of.or([of('ends_on', 'is', null), of('ends_on', '>=', given.from)]))
    .select(['starts_on', 'ends_on', 'reason'])
)

export const closuresOf = async (roomId: string | null, from: string, to: string) =>
  roomId ? closures({ roomId, from, to }) : []

const absences = statement((query, given: { instructorId: string; from: Date; to: Date }) =>
  query
    .selectFrom('absences')
    .where('instructor_id', '=', given.instructorId)
    .where('ends_at', '>', given.from)
    .where('starts_at', '<', given.to)
    .select(['starts_at as startsAt', 'ends_at as endsAt', 'reason'])
)

export const absencesOf = async (instructorId: string | null, from: Date, to: Date) =>
  instructorId ? absences({ instructorId, from, to }) : []
