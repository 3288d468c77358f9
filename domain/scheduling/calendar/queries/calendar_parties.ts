import { sql } from 'kysely'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type Ids = { ids: string[] }

const groups = statement((query, { ids }: Ids) =>
  query
    .selectFrom('groups')
    .where('id', '=', anyOf(ids))
    .orderBy('code')
    .select(['id', 'title_en', 'title_ar', 'course_id'])
)

const courses = statement((query, { ids }: Ids) =>
  query
    .selectFrom('courses as c')
    .where((of) =>
      of('c.id', 'in', of.selectFrom('groups').where('id', '=', anyOf(ids)).select('course_id'))
    )
    .orderBy('c.code')
    .select(['c.id', 'c.code', 'c.title_en', 'c.title_ar', 'c.colour'])
)

const students = statement((query, { ids }: Ids) =>
  query
    .selectFrom('students')
    .where('id', '=', anyOf(ids))
    .orderBy('number')
    .select(['id', ...storedNameFields])
)

const instructors = statement((query, { ids }: Ids) =>
  query
    .selectFrom('instructors')
    .where('id', '=', anyOf(ids))
    .orderBy('number')
    .select(['id', 'colour', ...storedNameFields])
)

const rooms = statement((query, { ids }: Ids) =>
  query
    .selectFrom('rooms')
    .where('id', '=', anyOf(ids))
    .orderBy('code')
    .select(['id', 'code', 'name_en', 'name_ar', 'colour', 'branch_id'])
)

/** Those in use, of some branches if they are told: whoever looks for a free one sees them all. */
export const roomsInUse = statement((query, { branches }: { branches: string[] }) =>
  query
    .selectFrom('rooms')
    .where('archived_at', 'is', null)
    .where((of) =>
      of.or([
        sql<boolean>`cardinality(${branches}::uuid[]) = 0`,
        of('branch_id', '=', anyOf(branches)),
      ])
    )
    .select('id')
)

/** In their order, archived ones too: sessions may still be in one. */
export const calendarBranches = statement((query) =>
  query
    .selectFrom('branches')
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'name_en', 'name_ar', 'time_zone', 'archived_at'])
)

export type CalendarBranch = RowOf<typeof calendarBranches>

export type PartyIds = Record<'groups' | 'students' | 'instructors' | 'rooms', string[]>

/** Whoever meets and where, each once; of the groups their courses, too. */
export async function calendarParties(asked: PartyIds) {
  const of = <Row>(read: (given: Ids) => Promise<Row[]>, ids: string[]) =>
    ids.length ? read({ ids }) : []
  const [inGroups, taken, alone, met, at] = await Promise.all([
    of(groups, asked.groups),
    of(courses, asked.groups),
    of(students, asked.students),
    of(instructors, asked.instructors),
    of(rooms, asked.rooms),
  ])
  return { groups: inGroups, courses: taken, students: alone, instructors: met, rooms: at }
}

export type CalendarParties = Awaited<ReturnType<typeof calendarParties>>
