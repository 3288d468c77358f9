import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { statement } from '#domain/shared/data/statement'
import type { EndedPlace } from '#domain/teaching/events'

const day = sessionDay('s')

const read = statement((query, { studentId, groupId, from, until }: EndedPlace) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .where('a.student_id', '=', studentId)
    .where('s.group_id', '=', groupId)
    .where('s.status', '<>', sql.lit('cancelled'))
    .where(
      sql<boolean>`${day} >= ${from}::date and (${until}::date is null or ${day} < ${until}::date)`
    )
    .orderBy('s.starts_at')
    .select(sql<string>`${day}::text`.as('day'))
    .select(['a.charge_percent', 'a.pays_instructor'])
)

/**
 * A student who leaves a group with an earlier date keeps what was marked since then: charges and the
 * instructor's pay follow from marks, and somebody who was marked was awaited.
 */
export async function laterMarks(place: EndedPlace) {
  const marks = await read(place)
  return {
    days: marks.map((mark) => mark.day),
    charged: marks.filter((mark) => mark.charge_percent > 0).length,
    paying: marks.filter((mark) => mark.pays_instructor).length,
  }
}
