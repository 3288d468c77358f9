import { BaseTransformer } from '@adonisjs/core/transformers'
import { sessionProps } from '#app/admin/today/session_props'
import { type OfficeDay, officeDayRows } from '#domain/attendance/office_day/read_office_day'

export default class OfficeDayTransformer extends BaseTransformer<OfficeDay> {
  constructor(
    day: OfficeDay,
    private showsHeadcounts: boolean
  ) {
    super(day)
  }

  toObject() {
    const { soon, unstaffed, unmarked, away, arrivals, calls, ...rest } = this.resource
    const { day, holiday, sums, cancelled, nextId } = rest
    const byId = new Map(
      rest.described.map((one) => [one.id, sessionProps(one, this.showsHeadcounts)])
    )
    const listed = (sessions: { id: string }[], most: number) => ({
      total: sessions.length,
      rows: sessions.slice(0, most).flatMap(({ id }) => byId.get(id) ?? []),
    })
    return {
      day,
      holiday,
      sums: sums && { ...sums, cancelled },
      soon: listed(soon, officeDayRows.soon),
      next: (nextId && byId.get(nextId)) || null,
      unstaffed: listed(unstaffed, officeDayRows.unstaffed),
      unmarked: listed(unmarked, officeDayRows.unmarked),
      away: away.map(({ starts_at: starts, ends_at: ends, back_at: back, uncovered, ...one }) => ({
        ...one,
        starts_at: starts.toISOString(),
        ends_at: ends.toISOString(),
        back_at: back.toISOString(),
        uncovered: uncovered.length,
        first_uncovered_id: uncovered[0]?.id ?? null,
      })),
      arrivals: {
        total: arrivals[0]?.total ?? 0,
        rows: arrivals.map(({ total: _, starts_at: starts, ends_at: ends, ...row }) => ({
          ...row,
          starts_at: starts.toISOString(),
          ends_at: ends.toISOString(),
        })),
      },
      calls: { total: calls.length, rows: calls.slice(0, officeDayRows.calls) },
    }
  }
}
