import { sql } from 'kysely'
import { familiesBookIn } from '#domain/attendance/make_ups/families_book'
import { policiesOf } from '#domain/attendance/queries/policies'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'
import { dayAt } from '#domain/shared/time/zone_offsets'

export type FamilyFault = 'office_only' | 'too_late'

const hour = 3_600_000

/** Until when a family cancels its guest's seat: told later, the absence would not be excused either. */
export const cancellableUntil = (startsAt: Date, noticeHours: number) =>
  new Date(startsAt.getTime() - noticeHours * hour)

const booked = statement((query, given: { booking: string }) =>
  query
    .selectFrom('make_up_bookings as b')
    .innerJoin('make_up_credits as c', (join) =>
      join.onRef('c.tenant_id', '=', 'b.tenant_id').onRef('c.id', '=', 'b.credit_id')
    )
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'b.tenant_id').onRef('s.id', '=', 'b.session_id')
    )
    .innerJoin('class_sessions as missed', (join) =>
      join.onRef('missed.tenant_id', '=', 'c.tenant_id').onRef('missed.id', '=', 'c.session_id')
    )
    .where('b.id', '=', given.booking)
    .select(['s.starts_at', 's.time_zone', 's.group_id'])
    .select(
      sql<boolean>`s.group_id is not null and ${familiesBookIn(sql.ref('missed.group_id'))}`.as(
        'families_book'
      )
    )
)

/** Why a family can't cancel a booking itself: as for booking it, both groups must let them. */
export async function familyFault(booking: string): Promise<FamilyFault | undefined> {
  const [row] = await booked({ booking })
  if (!row?.families_book) return 'office_only'
  const day = dayAt(row.time_zone, row.starts_at)
  const visited = (await policiesOf(row.group_id)).policyOn(day).policy
  if (visited.make_up_bookers !== 'families') return 'office_only'
  const { notice_hours: hours } = visited
  return now().toJSDate() > cancellableUntil(row.starts_at, hours) ? 'too_late' : undefined
}
