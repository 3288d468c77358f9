import { sql } from 'kysely'
import { judgeAgain } from '#domain/attendance/marking/judge_again'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const used = statement((query, given: { sessions: string[]; students: string[] | null }) =>
  query
    .selectFrom('make_up_credits as c')
    .innerJoin('make_up_bookings as b', (join) =>
      join.onRef('b.tenant_id', '=', 'c.tenant_id').onRef('b.credit_id', '=', 'c.id')
    )
    .where('c.session_id', '=', anyOf(given.sessions))
    .where(
      sql<boolean>`(${given.students}::uuid[] is null or c.student_id = any(${given.students}::uuid[]))`
    )
    .where('c.state', '=', sql.lit('used'))
    .where('b.state', '=', sql.lit('used'))
    .select(['b.session_id', 'b.student_id'])
    .orderBy('b.session_id')
)

/**
 * Whoever made up for one of these missed sessions costs what the missed one doesn't (ADR 60): when that one is marked
 * otherwise, or takes place after all, what they were charged as a guest follows. `students` null: all.
 */
export const judgeGuestsAgain = (sessions: string[], students: string[] | null) =>
  inEveryBranch(async () => {
    const found = Map.groupBy(await used({ sessions, students }), (one) => one.session_id)
    for (const [session, guests] of found) {
      const theirs = new Set(guests.map((one) => one.student_id))
      await judgeAgain(session, {
        isAsked: (row) => theirs.has(row.student_id) && row.marked_as === 'guest',
      })
    }
  })
