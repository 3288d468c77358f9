import { type Expression, sql } from 'kysely'
import {
  isNarrowed,
  narrowedPage,
  narrowedRows,
  narrowing,
  type Narrowing,
} from '#domain/people/students/queries/narrowed_students'
import {
  listedColumns,
  listSearched,
  type Paging,
  searchedPage,
  searchedRows,
  searching,
} from '#domain/people/queries/searched_list'
import { contactOrder } from '#domain/people/guardians/queries/reachable_guardians'
import { ageBands } from '#domain/people/students/rules/age_band'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import { db } from '#domain/shared/data/database'
import { byId } from '#domain/shared/lists/catalogue_source'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { statement } from '#domain/shared/data/statement'
import { inGroupStatuses } from '#domain/shared/choices/in_group'
import { type Columns, columns, jsonOf, literals, type RowIn } from '#domain/shared/data/sql'
import { storedNameFields } from '#domain/shared/text/person_names'

export const studentList = {
  area: 'students',
  sorts: { number: 'desc', name: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: studentStatuses, age: ageBands },
  ids: ['group', 'course', 'level', 'guardian'],
  days: ['created'],
} as const satisfies ListShape

export type StudentsAsked = ListRequest<typeof studentList>

const own = columns('students', 's', [...listedColumns, 'birth_date'])

const guardianNames = jsonOf('guardians', 'g', ['id', ...storedNameFields, 'phone'])
const guardianRelation = jsonOf('student_guardians', 'sg', { relation: 'relation' })

const inGroup = jsonOf('groups', 'g', { id: 'id', title_en: 'title_en', title_ar: 'title_ar' })
const ofCourse = jsonOf('courses', 'c', { course_en: 'title_en', course_ar: 'title_ar' })
const atLevel = jsonOf('levels', 'l', { level_en: 'name_en', level_ar: 'name_ar' })

type StudentGroup = RowIn<typeof inGroup> & RowIn<typeof ofCourse> & RowIn<typeof atLevel>

type StudentGuardian = RowIn<typeof guardianNames> & RowIn<typeof guardianRelation>

export type StudentRow = RowIn<typeof own> & {
  groups: StudentGroup[] | null
  guardian: StudentGuardian | null
}

export type StudentsShown = { groups: boolean; guardian: boolean }

const namesAlone: StudentsShown = { groups: false, guardian: false }

/**
 * A level's id is chosen by `case`, because under row-level security `coalesce` keeps an index from
 * being used.
 */
const groups = sql`
  left join lateral (
    select coalesce(jsonb_agg(${inGroup} || ${ofCourse} || ${atLevel} order by e.id), '[]') groups
    from enrolments e
    join groups g on g.tenant_id = e.tenant_id and g.id = e.group_id
    join courses c on c.tenant_id = g.tenant_id and c.id = g.course_id
    left join lateral ${byId('levels', sql`case when g.level_id is null then c.level_id else g.level_id end`, 'l')} on true
    where e.student_id = p.id and e.status in (${sql.join(literals(inGroupStatuses))})
  ) taught on true`

const guardian = sql`
  left join lateral (
    select ${guardianNames} || ${guardianRelation} guardian
    from student_guardians sg join guardians g on g.tenant_id = sg.tenant_id and g.id = sg.guardian_id
    where sg.student_id = p.id and g.archived_at is null
    order by ${contactOrder('sg', 'g')} limit 1
  ) called on true`

type Given = Paging & Narrowing
type Read = (given: Given) => Promise<StudentRow[]>

const reads = new Map<string, Read>()

function readOf(narrow: boolean, shown: StudentsShown): Read {
  const key = [narrow, shown.groups, shown.guardian].join()
  const read =
    reads.get(key) ??
    statement((_, given: Given) => {
      const page = narrow ? narrowedPage(given) : searchedPage('student', given)
      return sql<StudentRow>`${studentsOn(page, shown)}`
    })
  reads.set(key, read)
  return read
}

export function listStudents(asked: StudentsAsked, shown: StudentsShown = namesAlone) {
  const { page, per } = asked
  const read = readOf(isNarrowed(asked), shown)
  return listSearched('student', asked, () =>
    read({ ...searching(asked), ...narrowing(asked), page, per })
  )
}

export const studentsOn = (page: Expression<unknown>, shown: StudentsShown) => sql`
  select p.total, p.page, ${own}, ${shown.groups ? sql`groups` : sql`null::jsonb groups`},
    ${shown.guardian ? sql`guardian` : sql`null::jsonb guardian`}
  from ${page} with ordinality p (id, total, page, place)
  cross join lateral ${byId('students', sql`p.id`, 's')}
  ${shown.groups ? groups : none} ${shown.guardian ? guardian : none} order by p.place`

const none = sql``

export const foundStudents = (asked: StudentsAsked) =>
  isNarrowed(asked)
    ? narrowedRows({ ...searching(asked), ...narrowing(asked) })
    : searchedRows('student', searching(asked))

export async function studentIds(asked: StudentsAsked): Promise<string[]> {
  const found = sql<
    Columns<'students', 'id'>
  >`select f.id from ${foundStudents(asked)} with ordinality f order by f.ordinality`
  const { rows } = await found.execute(db())
  return rows.map(({ id }) => id)
}
