import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { coloursOf } from '~/components/calendar/colours'
import type { CalendarAnswer, CalendarSession } from '~/components/calendar/types'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import type { CalendarColour } from '#domain/shared/choices/calendar_layouts'

/** One session with what is written of it, in the page's language. */
export type ShownSession = Omit<CalendarSession, 'children'> & {
  ends_at: string
  name: string
  /** Room, or that it is online; empty where nothing is known. */
  place: string
  instructorName: string
  children: string[]
  /** What its colour stands for; null: nothing of that kind. */
  category: string | null
  hue: number | null
  /** The status, where colours tell that. */
  tone: string | null
}

/** What one colour stands for, and how often it is there. */
export type Category = {
  id: string | null
  name: string
  hue: number | null
  tone: string | null
  count: number
}

export type Shown = { sessions: ShownSession[]; categories: Category[] }

const MINUTE = 60_000

export function useShownSessions(answer: CalendarAnswer | null, colour: CalendarColour): Shown {
  const name = useSessionName()
  const both = useBothNames()
  const names = useNames()
  const t = useTranslations('calendar')
  const status = useTranslations('sessions.status')
  return useMemo(() => {
    if (!answer) return { sessions: [], categories: [] }
    const { groups, courses, students, instructors, rooms } = answer
    const person = (at: number | undefined) =>
      at === undefined ? '' : names(instructors[at]!).lead
    const roomName = ({ name_en, name_ar }: CalendarAnswer['rooms'][number]) =>
      both({ name_en, name_ar }).lead
    const written = {
      room: rooms.map(roomName),
      instructor: instructors.map((one) => names(one).lead),
      course: courses.map(({ title_en, title_ar }) => both({ title_en, title_ar }).lead),
    }
    const categoryOf = (session: CalendarSession): string | null => {
      if (colour === 'status') return session.status
      if (colour === 'room') return session.room === undefined ? null : rooms[session.room]!.id
      if (colour === 'instructor')
        return session.instructor === undefined ? null : instructors[session.instructor]!.id
      const course = session.group === undefined ? undefined : groups[session.group]!.course
      return course === undefined ? null : courses[course]!.id
    }
    const categories = answer.sessions.map(categoryOf)
    const hues =
      colour === 'status'
        ? new Map<string, number>()
        : coloursOf(categories.filter((id) => id !== null))
    const sessions = answer.sessions.map((session, at): ShownSession => {
      const category = categories[at]!
      const ends = Date.parse(session.starts_at) + session.minutes * MINUTE
      return {
        ...session,
        ends_at: new Date(ends).toISOString(),
        name: name({
          title: session.title,
          group: session.group === undefined ? null : groups[session.group]!,
          student: session.student === undefined ? null : students[session.student]!,
        }),
        place:
          session.room === undefined
            ? session.is_online
              ? t('online')
              : ''
            : written.room[session.room]!,
        instructorName: person(session.instructor),
        children: (session.children ?? []).map((child) => names(students[child]!).lead),
        category,
        hue: category === null ? null : (hues.get(category) ?? null),
        tone: colour === 'status' ? category : null,
      }
    })
    const count = new Map<string | null, number>()
    for (const id of categories) count.set(id, (count.get(id) ?? 0) + 1)
    const nameOf = (id: string | null) => {
      if (id === null) return t(`none.${colour === 'status' ? 'course' : colour}`)
      if (colour === 'status') return status(id as CalendarSession['status'])
      return written[colour][answer[`${colour}s`].findIndex((one) => one.id === id)]!
    }
    const told = [...count].map(([id, times]) => ({
      id,
      name: nameOf(id),
      hue: id === null ? null : (hues.get(id) ?? null),
      tone: colour === 'status' ? id : null,
      count: times,
    }))
    return { sessions, categories: told.sort((one, other) => other.count - one.count) }
  }, [answer, colour, name, both, names, t, status])
}
