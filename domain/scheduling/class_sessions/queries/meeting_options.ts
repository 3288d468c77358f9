import { sql } from 'kysely'
import { hasLeft } from '#domain/people/rules/departure'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import { anyOf, type Columns, jsonIfJoined, jsonOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { wordsAsked } from '#domain/shared/lists/words_asked'
import { storedNameFields } from '#domain/shared/text/person_names'
import { endedStatuses } from '#domain/teaching/groups/rules/group_state'

/** How many are offered at once; further ones are found by what is typed. */
const most = 50

interface Asked {
  typed: string
  /** These are among them, whatever became of them: a list is narrowed down to one, or a trail names it. */
  kept: string[]
  /** Those that have ended or are archived, too. */
  every: boolean
}

const isKept = ({ kept }: Asked) => sql<boolean>`t.id = any(${kept}::uuid[])`

const isEvery = ({ every }: Asked) => sql<boolean>`${every}::boolean`

const isMeant = (asked: Asked) => sql<boolean>`(
  ${isKept(asked)} or (${isEvery(asked)} or t.archived_at is null)
    and t.search_text like all (coalesce((select search.patterns(${asked.typed})), '{}')))`

const assistant = jsonOf('instructors', 'a', ['id', 'number', ...storedNameFields])

type Assistant = NonNullable<typeof assistant.expressionType>

const groups = statement((query, asked: Asked) =>
  query
    .selectFrom('groups as t')
    .leftJoin('instructors as i', (join) =>
      join.onRef('i.tenant_id', '=', 't.tenant_id').onRef('i.id', '=', 't.instructor_id')
    )
    .where(isMeant(asked))
    .where((of) =>
      of.or([isKept(asked), isEvery(asked), of('t.status', 'not in', literals(endedStatuses))])
    )
    .orderBy(isKept(asked), 'desc')
    .orderBy('t.code')
    .limit(sql.lit(most))
    .select(['t.id', 't.code', 't.title_en', 't.title_ar', 't.online_url'])
    .select(['t.starts_on', 't.ends_on', 't.branch_id'])
    .select(
      sql<
        Assistant[]
      >`(select coalesce(jsonb_agg(${assistant} order by a.number), '[]') from group_assistants ga join instructors a on a.id = ga.instructor_id
        where ga.group_id = t.id and a.archived_at is null)`.as('assistants')
    )
    .select(
      jsonIfJoined('instructors', 'i', ['id', 'number', ...storedNameFields]).as('instructor')
    )
)

const instructors = statement((query, asked: Asked) =>
  query
    .selectFrom('instructors as t')
    .where(isMeant(asked))
    .orderBy(isKept(asked), 'desc')
    .orderBy('t.number')
    .limit(sql.lit(most))
    .select(['t.id', 't.number', 't.first_name', 't.last_name'])
    .select(['t.first_name_other', 't.last_name_other'])
)

/** All that are there: a centre has tens of them. */
const rooms = statement((query, asked: Asked) =>
  query
    .selectFrom('rooms as t')
    .where(isMeant(asked))
    .orderBy('t.code')
    .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.capacity', 't.branch_id'])
)

const students = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('students as t')
    .where('t.id', '=', anyOf(ids))
    .select(['t.id', 't.number', 't.first_name', 't.last_name'])
    .select(['t.first_name_other', 't.last_name_other'])
)

/** Those that groups take: a centre has tens of them. */
export const taughtCourses = statement((query) =>
  query
    .selectFrom('courses as c')
    .where((of) =>
      of.exists(of.selectFrom('groups as g').whereRef('g.course_id', '=', 'c.id').select('g.id'))
    )
    .orderBy('c.code')
    .select(['c.id', 'c.code', 'c.title_en', 'c.title_ar'])
)

/** People and rooms that a class session can be planned with or a list filtered by; students are searched for. */
export async function meetingOptions({
  typed = '',
  kept = [],
  every = false,
  mayName = true,
}: Partial<Asked & { mayName: boolean }>) {
  const asked = { typed, kept, every }
  const [inGroup, by, at, alone] = await Promise.all([
    groups(asked),
    instructors(asked),
    rooms(asked),
    mayName && kept.length ? students({ ids: kept }) : [],
  ])
  return { group: inGroup, instructor: by, room: at, student: alone }
}

const staying = studentStatuses.filter((status) => !hasLeft(status))

const typedStudents = statement((query, given: { words: string; statuses: string[] }) =>
  query
    .selectFrom(
      sql<Columns<'students', 'id'> & { place: string }>`search.student_list(
        ${given.words}::jsonb, ${given.statuses}::text[], null, null, false, 'number', true, 1, ${sql.lit(most)}) with ordinality`.as<'f'>(
        sql`f (id, total, page, place)`
      )
    )
    .innerJoin('students as t', 't.id', 'f.id')
    .orderBy('f.place')
    .select(['t.id', 't.number', 't.first_name', 't.last_name'])
    .select(['t.first_name_other', 't.last_name_other'])
)

type Typed = Omit<Asked, 'kept'>

export const findGroups = (asked: Typed) => groups({ ...asked, kept: [] })
export const findInstructors = (asked: Typed) => instructors({ ...asked, kept: [] })
export const findStudents = ({ typed, every }: Typed) =>
  typedStudents({
    words: JSON.stringify(wordsAsked(typed)),
    statuses: every ? [] : staying,
  })
