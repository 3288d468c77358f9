import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const met = statement((query, given: { groups: string[]; day: string; moment: Date }) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.group_id', '=', anyOf(given.groups))
    .where(sql<boolean>`${sessionDay('s')} = ${given.day}::date`)
    .where('s.status', '<>', sql.lit('cancelled'))
    .groupBy('s.group_id')
    .having((of) => of(of.fn.max('s.ends_at'), '<=', given.moment))
    .select('s.group_id')
    .$narrowType<{ group_id: string }>()
)

/**
 * Which of these groups have had all their sessions of a day; cancelled ones don't count. If another one is to come that
 * day, whoever leaves isn't expected there.
 */
export async function groupsMet({ groupIds, day }: { groupIds: string[]; day: string }) {
  const rows = await met({ groups: groupIds, day, moment: now().toJSDate() })
  return rows.map(({ group_id: id }) => id)
}
