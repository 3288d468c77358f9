import { findFreeSlots, type FoundSlot } from '#domain/scheduling/free_slots/find_free_slots'
import type { Wish } from '#domain/scheduling/free_slots/facts/slot_facts'
import { sql } from 'kysely'
import { counts } from '#domain/shared/limits/counts'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { today } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'
import { shownAt } from '#domain/shared/time/zone_offsets'
import type { Weekday } from '#domain/shared/time/weekday'
import { wallClock } from '#domain/shared/time/wall_clock_instant'

const missed = statement((query, given: { credit: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.session_id')
    )
    .where('c.id', '=', given.credit)
    .select([
      'c.id',
      'c.expires_on',
      'c.session_id',
      'c.student_id',
      's.group_id',
      's.instructor_id',
      's.room_id',
    ])
    .select(['s.branch_id', 's.time_zone', 's.starts_at as startsAt'])
    // A group's link would lead to the group
    .select(sql<string | null>`case when s.group_id is null then s.online_url end`.as('online_url'))
    .select(sql<number>`(extract(epoch from s.ends_at - s.starts_at) / 60)::integer`.as('minutes'))
)

export type CreditedSession = RowOf<typeof missed>

/** The missed session of a credit, as a one-to-one session would make up for it. */
export const creditedSession = async (credit: string): Promise<CreditedSession | undefined> =>
  (await missed({ credit }))[0]

export interface Calendar {
  zone: string
  weekStart: Weekday
}

export interface OneToOneSlots {
  zone: string
  minutes: number
  slots: FoundSlot[]
}

/**
 * Free times for a one-to-one session instead of one that was missed, as long and about as early as
 * that was, with its instructor. If that instructor has no time, a missed one-to-one session may go to anybody who is free.
 * Times that something speaks against come up only where there are no others, the least opposed first.
 */
export async function oneToOneSlots(
  session: CreditedSession,
  calendar: Calendar
): Promise<OneToOneSlots> {
  const own: Wish[] = session.instructor_id ? [{ id: session.instructor_id }] : []
  // Not for a group's session: whoever is free may not teach its subject
  const others: Wish[] = session.group_id === null || own.length === 0 ? ['any'] : []
  for (const isUnopposed of [true, false]) {
    for (const wish of [...own, ...others]) {
      const found = await slotsWith(wish, isUnopposed)
      if (found.slots.length > 0) return found
    }
  }
  return { zone: calendar.zone, minutes: session.minutes, slots: [] }

  async function slotsWith(instructor: Wish, isUnopposed: boolean): Promise<OneToOneSlots> {
    const { zone } = calendar
    const { minutes, student_id: studentId, branch_id: branchId, time_zone, startsAt } = session
    const found = await findFreeSlots({
      meeting: {
        ...{ ...calendar, groupId: null, studentId, branchId, moved: null, instructor },
        room: session.room_id ? 'any' : 'none',
      },
      search: {
        ...{ minutes, from: today(zone), until: lastDayOf(session, zone) },
        ...{ earliest: '08:00', latest: '22:00', weekdays: [], repeats: 'once' },
        near: shownAt(time_zone, startsAt).slice(11),
      },
      ...{ isForAllStudents: true, isUnopposed, followsTimings: false },
    })
    if (!found.ok) return { zone, minutes, slots: [] }
    const slots = found.value.slots.filter((slot) => slot.instructor?.status === 'active')
    const byOpposition = (one: FoundSlot, other: FoundSlot) =>
      againstSlot(one).length - againstSlot(other).length
    return { zone: found.value.zone, minutes, slots: slots.sort(byOpposition) }
  }
}

/** What speaks against a time, its instructor or its room, each once. */
export const againstSlot = ({ against, instructor, room }: FoundSlot) => [
  ...new Set(
    [against, instructor?.against ?? [], room?.against ?? []].flat().map(({ kind }) => kind)
  ),
]

/** As far ahead as times are looked for, and no longer than the credit holds. */
function lastDayOf({ expires_on: until }: CreditedSession, zone: string) {
  const farthest = dayAfter(today(zone), counts.daysOfSlotSearch[1] - 1)
  return until !== null && until < farthest ? until : farthest
}

export const startOf = (zone: string, { date, starts }: { date: string; starts: string }) =>
  wallClock(`${date}T${starts}`, zone).at
