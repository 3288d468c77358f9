import { sql } from 'kysely'
import { cancellableUntil } from '#domain/attendance/make_ups/family_cancelling'
import { familiesBookIn } from '#domain/attendance/make_ups/families_book'
import { creditState } from '#domain/scheduling/class_sessions/queries/credit_state'
import { makeUpTold } from '#domain/attendance/make_ups/queries/told_make_up'
import { policiesOfEach } from '#domain/attendance/queries/policies'
import { dayAt } from '#domain/shared/time/zone_offsets'
import { type RowOf, statement } from '#domain/shared/data/statement'

/** What has been used or has expired long ago is the office's to look up. */
const most = 50

const own = statement((query, given: { student: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .innerJoin('class_sessions as missed', (join) =>
      join.onRef('missed.tenant_id', '=', 'c.tenant_id').onRef('missed.id', '=', 'c.session_id')
    )
    .where('c.student_id', '=', given.student)
    .orderBy(sql`${creditState} in ('available', 'booked')`, 'desc')
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(sql.lit(most))
    .select('c.id')
    .select(makeUpTold)
    .select(familiesBookIn(sql.ref('missed.group_id')).as('families_book'))
)

/** Who books a make-up: its family, the centre, or the centre because it is one-to-one. */
type OwnBooking = 'open' | 'office' | 'alone'

export type OwnMakeUp = RowOf<typeof own> & {
  booking: OwnBooking
  /** Until when its family cancels what is booked; null: it is the centre's to cancel. */
  cancelUntil: Date | null
}

/** What a student is owed, as their family may book it: what may still be used first. */
export async function ownMakeUps(student: string): Promise<OwnMakeUp[]> {
  const rows = await own({ student })
  const policies = await policiesOfEach(rows.map(({ booked }) => booked?.group?.id ?? null))
  return rows.map((row) => {
    const { booked, missed, families_book: familiesBook, state } = row
    const visited = booked?.group
      ? policies(booked.group.id).policyOn(dayAt(booked.time_zone, new Date(booked.starts_at)))
          .policy
      : undefined
    const isTheirs = state === 'booked' && familiesBook && visited?.make_up_bookers === 'families'
    return {
      ...row,
      booking: !missed.group ? 'alone' : familiesBook ? 'open' : 'office',
      cancelUntil: isTheirs
        ? cancellableUntil(new Date(booked!.starts_at), visited.notice_hours)
        : null,
    }
  })
}
