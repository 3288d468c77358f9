import { DateTime } from 'luxon'
import { findFreeSlots, type FoundSlot } from '#domain/scheduling/free_slots/find_free_slots'
import type { Wish } from '#domain/scheduling/free_slots/facts/slot_facts'
import { sql } from 'kysely'
import { counts } from '#domain/shared/limits/counts'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { today } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'
import { shownAt } from '#domain/shared/time/zone_offsets'
import type { Weekday } from '#domain/shared/time/weekday'

const missed = statement((query, given: { credit: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.session_id')
    )
    .where('c.id', '=', given.credit)
    .where('s.student_id', 'is not', null)
    .select(['c.id', 'c.expires_on', 's.student_id', 's.instructor_id', 's.room_id'])
    .select(['s.branch_id', 's.online_url', 's.time_zone', 's.starts_at as startsAt'])
    .select(sql<number>`(extract(epoch from s.ends_at - s.starts_at) / 60)::integer`.as('minutes'))
    .$narrowType<{ student_id: string }>()
)

export type MissedLesson = RowOf<typeof missed>

/** The one-to-one session a credit is for; undefined where it was one of a group. */
export const missedLesson = async (credit: string): Promise<MissedLesson | undefined> =>
  (await missed({ credit }))[0]

interface Calendar {
  zone: string
  weekStart: Weekday
}

export interface LessonSlots {
  zone: string
  minutes: number
  slots: FoundSlot[]
}

/**
 * Free times for a one-to-one session instead of one that was missed, as long and about as early as
 * that was: with its instructor, else with whoever is free.
 */
export async function lessonSlots(lesson: MissedLesson, calendar: Calendar): Promise<LessonSlots> {
  const own = lesson.instructor_id ? await slotsWith({ id: lesson.instructor_id }) : undefined
  return own?.slots.length ? own : slotsWith('any')

  async function slotsWith(instructor: Wish): Promise<LessonSlots> {
    const { zone } = calendar
    const { minutes, student_id: studentId, branch_id: branchId, time_zone, startsAt } = lesson
    const found = await findFreeSlots({
      meeting: {
        ...{ ...calendar, groupId: null, studentId, branchId, moved: null, instructor },
        room: lesson.room_id ? 'any' : 'none',
      },
      search: {
        ...{ minutes, from: today(zone), until: lastDayOf(lesson, zone) },
        ...{ earliest: '08:00', latest: '22:00', weekdays: [], repeats: 'once' },
        near: shownAt(time_zone, startsAt).slice(11),
      },
      ...{ isForAllStudents: true, followsTimings: false },
    })
    return found.ok
      ? { zone: found.value.zone, minutes, slots: found.value.slots }
      : { zone, minutes, slots: [] }
  }
}

/** As far ahead as times are looked for, and no longer than the credit holds. */
function lastDayOf({ expires_on: until }: MissedLesson, zone: string) {
  const farthest = dayAfter(today(zone), counts.daysOfSlotSearch[1] - 1)
  return until !== null && until < farthest ? until : farthest
}

export const startOf = (zone: string, { date, starts }: { date: string; starts: string }) =>
  DateTime.fromISO(`${date}T${starts}`, { zone })
