import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useCategories } from '~/components/calendar/use_categories'
import type { Category, ShownSession } from '~/components/calendar/shown_session'
import type { CalendarAnswer, CalendarSession } from '~/components/calendar/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import type { CalendarColour } from '#domain/shared/choices/calendar_layouts'
import type { Days } from '#domain/shared/time/calendar_span'

const MINUTE = 60_000

/** The sessions of an answer as they are written and coloured, and what the colours mean. */
export function useShownSessions(
  answer: CalendarAnswer | null,
  colour: CalendarColour,
  span: Days,
  busiestCourses: string[]
): { sessions: ShownSession[]; categories: Category[] } {
  const write = useWritten()
  const categorise = useCategories(busiestCourses)
  return useMemo(() => {
    if (!answer) return { sessions: [], categories: [] }
    const { colourOf, categories } = categorise(answer, colour, span)
    const written = write(answer)
    const sessions = answer.sessions.map((session, at) => ({
      ...session,
      ...written(session),
      ...colourOf(at),
    }))
    return { sessions, categories }
  }, [answer, colour, span, write, categorise])
}

/** Names are written once for all sessions that share them. */
function useWritten() {
  const name = useSessionName()
  const both = useBothNames()
  const names = useNames()
  const t = useTranslations('calendar')
  return useMemo(
    () =>
      ({ groups, students, instructors, rooms }: CalendarAnswer) => {
        const room = rooms.map(({ name_en, name_ar }) => both({ name_en, name_ar }).lead)
        const instructor = instructors.map((one) => names(one).lead)
        return (session: CalendarSession) => ({
          ends_at: new Date(Date.parse(session.starts_at) + session.minutes * MINUTE).toISOString(),
          name: name({
            title: session.title,
            group: at(groups, session.group) ?? null,
            student: at(students, session.student) ?? null,
          }),
          place: at(room, session.room) ?? (session.is_online ? t('online') : ''),
          instructorName: at(instructor, session.instructor) ?? '',
          assistantNames: (session.assistants ?? []).map((place) => instructor[place]!),
          children: (session.children ?? []).map((child) => names(students[child]!).lead),
          childIds: session.children?.map((child) => students[child]!.id),
          reportedAbsence: session.absent && {
            ids: session.absent.map((child) => students[child]!.id),
            names: session.children
              ? session.absent.map((child) => names(students[child]!).lead)
              : [],
          },
        })
      },
    [name, both, names, t]
  )
}

const at = <One>(all: One[], place: number | undefined) =>
  place === undefined ? undefined : all[place]
