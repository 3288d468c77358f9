import { useEffect, useState } from 'react'
import { urlFor } from '~/client'
import { getJson } from '~/feedback/send_json'
import { isDay } from '~/ui/form/days/days'
import { TYPING_PAUSE } from '~/ui/typing_pause'
import type { WeekWindow } from '#domain/shared/time/week_windows'

export type TakenTime = WeekWindow & { resource: 'instructor' | 'room'; times: number }

export interface BusyWeekQuery {
  instructor: string
  room: string
  group: string
  student: string
  branch?: string
  /** A session that moves takes no time of its own. */
  session?: { id: string; scope: string }
  from: string
  weeks: number
}

/** Times at which an instructor and a room are taken; undefined until they are read. */
export function useBusyWeek(query: BusyWeekQuery): TakenTime[] | undefined {
  const [answered, setAnswered] = useState<{ url: string; busy: TakenTime[] }>()
  const url = urlOf(query)
  useEffect(() => {
    if (!url) return
    const leaving = new AbortController()
    const asking = setTimeout(() => {
      getJson<{ busy: TakenTime[] }>(url, leaving.signal)
        .then(({ busy }) => setAnswered({ url, busy }))
        .catch(() => undefined)
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(asking)
      leaving.abort()
    }
  }, [url])
  return url && answered?.url === url ? answered.busy : undefined
}

function urlOf({ instructor, room, group, student, branch, session, from, weeks }: BusyWeekQuery) {
  if (!isDay(from) || (!instructor && !room)) return null
  const qs = {
    instructor_id: instructor,
    room_id: room,
    group_id: group,
    student_id: student,
    branch_id: branch ?? '',
    session_id: session?.id ?? '',
    scope: session?.scope ?? 'this',
    from,
    weeks: String(weeks),
  }
  return urlFor('admin.busy_weeks.show', {}, { qs })
}
