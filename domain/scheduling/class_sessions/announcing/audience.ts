import { sql } from 'kysely'
import { concerned, staff } from '#domain/scheduling/class_sessions/announcing/concerned'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { isForStudents, newsOf } from '#domain/scheduling/class_sessions/rules/news'
import { inEveryBranch } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

/** How many could be told: `letters` is the number of recipients, `unreached` those of `all` without an address. */
type Counted = {
  letters: number
  all: number
  unreached: number
}

export type Audience = {
  students: Counted
  instructors: Counted
  /** Ids of the students nobody can be told for, in any branch: whoever shows them asks who may see them. */
  unreached: string[]
}

type Row = {
  letters: number
  students: number
  unreached: string[]
  all: number
  addresses: number
}

type Asked = { ids: string[]; starts: string[]; instructors: string[]; only: string | null }

const counted = statement(
  (_, given: Asked) => sql<Row>`
    with ${concerned(sql`select * from unnest(${given.ids}::uuid[], ${given.starts}::timestamptz[]) n (id, starts_at)`, sql`${given.only}`)},
    ${staff(sql`select unnest(${given.instructors}::uuid[])`)}
    select
      (select count(distinct coalesce(own_id, guardian_id)) from reached)::integer as letters,
      (select count(distinct student_id) from members)::integer as students,
      array(select student_id from members except select student_id from reached) as unreached,
      count(*)::integer as "all", count(*) filter (where has_address)::integer as addresses
    from staff`
)

/** Null if there is nothing to tell: no session is upcoming, or nobody would notice. `only`: count this student alone, who need not be on their rosters. */
export async function audienceOf(
  edits: Edit[],
  only: string | null = null
): Promise<Audience | null> {
  const at = now().toJSDate()
  const news = edits
    .map((edit) => ({ edit, told: newsOf(edit, at) }))
    .filter(({ told }) => told !== undefined)
  if (!news.length) return null
  const sides = news.flatMap(({ edit: { before, after } }) => [before, after])
  const instructors = [...new Set(sides.flatMap(staffOf).filter((id) => id !== null))]
  const moments = news
    .filter(({ told }) => isForStudents(told!))
    .flatMap(({ edit: { before, after } }) => [before, after])
  const ids = moments.map(({ id }) => id)
  const starts = moments.map(({ starts_at: moment }) => moment.toISOString())
  const [found] = await inEveryBranch(() => counted({ ids, starts, instructors, only }))
  const { letters, students, unreached, all, addresses } = found!
  return {
    students: { letters, all: students, unreached: unreached.length },
    instructors: { letters: addresses, all, unreached: all - addresses },
    unreached,
  }
}

const staffOf = ({ instructor_id, assistant_ids }: Edit['after']) => [
  instructor_id,
  ...assistant_ids,
]
