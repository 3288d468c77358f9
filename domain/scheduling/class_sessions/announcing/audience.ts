import { sql } from 'kysely'
import { concerned, hasAddress } from '#domain/scheduling/class_sessions/announcing/concerned'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { newsOf } from '#domain/scheduling/class_sessions/rules/news'
import { inEveryBranch } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

/** How many could be told: `letters` is the number of recipients, `unreached` those of `all` without an address. */
interface Counted {
  letters: number
  all: number
  unreached: number
}

export interface Audience {
  students: Counted
  instructors: Counted
}

type Row = { letters: number; students: number; reached: number; all: number; addresses: number }

const counted = statement(
  (_, given: { ids: string[]; starts: string[]; instructors: string[] }) => sql<Row>`
    with ${concerned(sql`select * from unnest(${given.ids}::uuid[], ${given.starts}::timestamptz[]) n (id, starts_at)`)}
    select
      (select count(distinct coalesce(own_id, guardian_id)) from reached)::integer as letters,
      (select count(distinct student_id) from members)::integer as students,
      (select count(distinct student_id) from reached)::integer as reached,
      count(*)::integer as "all", count(*) filter (where ${hasAddress('i', 'instructor')})::integer as addresses
    from instructors i where i.archived_at is null and (i.id = any (${given.instructors}::uuid[]) or i.id in (
      select h.instructor_id from class_session_assistants h where h.session_id = any (${given.ids}::uuid[])))`
)

/** Null if there is nothing to tell: no session is upcoming, or nobody would notice. */
export async function audienceOf(edits: Edit[]): Promise<Audience | null> {
  const at = now().toJSDate()
  const news = edits.filter((edit) => newsOf(edit, at))
  if (!news.length) return null
  const taught = news.flatMap(({ before, after }) => [before.instructor_id, after.instructor_id])
  const instructors = [...new Set(taught.filter((id) => id !== null))]
  const moments = news.flatMap(({ before, after }) => [before, after])
  const ids = moments.map(({ id }) => id)
  const starts = moments.map(({ starts_at: moment }) => moment.toISOString())
  const [found] = await inEveryBranch(() => counted({ ids, starts, instructors }))
  const { letters, students, reached, all, addresses } = found!
  return {
    students: { letters, all: students, unreached: students - reached },
    instructors: { letters: addresses, all, unreached: all - addresses },
  }
}
