import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { coloursOf, coloursOfCourses, type DealtHues } from '~/components/calendar/colours'
import { countedIn, isHeld } from '~/components/calendar/counted_in'
import type { Category, Coloured } from '~/components/calendar/shown_session'
import type { CalendarAnswer, CalendarSession } from '~/components/calendar/types'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import type { CalendarColour } from '#domain/shared/choices/calendar_layouts'
import type { Days } from '#domain/shared/time/calendar_span'

/** While the page is open nothing changes its colour. */
const dealt: DealtHues = new Map()

type Kind = { id: string; name: string; colour: string | null }

/** What the sessions are told apart by, the commonest first; the sums count the same ones. */
export function useCategories(busiestCourses: string[]) {
  const both = useBothNames()
  const names = useNames()
  const none = useTranslations('calendar.none')
  const status = useTranslations('sessions.status')
  return useCallback(
    (answer: CalendarAnswer, by: CalendarColour, span: Days) => {
      const kinds = apart(kindsOf())
      const ofSessions = answer.sessions.map((session) => idOf(answer, session, by))
      const ids = kinds.filter(({ colour }) => !colour).map(({ id }) => id)
      const hues = by === 'course' ? coloursOfCourses(ids, busiestCourses) : coloursOf(ids, dealt)
      const known = new Map(kinds.map((kind) => [kind.id, kind]))
      const colourOf = (id: string | null): Coloured => ({
        colour: known.get(id ?? '')?.colour ?? null,
        hue: id === null || by === 'status' ? null : (hues.get(id) ?? null),
        tone: by === 'status' ? id : null,
      })
      const counts = new Map<string | null, number>()
      const isWithin = countedIn(span, answer.zone)
      ofSessions.forEach((id, at) => {
        const session = answer.sessions[at]!
        const isCounted = isWithin(session) && (by === 'status' || isHeld(session))
        counts.set(id, (counts.get(id) ?? 0) + Number(isCounted))
      })
      const categories = [...counts].map(([id, count]): Category => {
        const name = known.get(id ?? '')?.name ?? none(by === 'status' ? 'course' : by)
        return { id, name, count, ...colourOf(id) }
      })
      const rank = ({ id }: Category) => {
        const at = busiestCourses.indexOf(id ?? '')
        return at === -1 ? busiestCourses.length : at
      }
      categories.sort((one, other) => other.count - one.count || rank(one) - rank(other))
      return { categories, colourOf: (at: number) => colourOf(ofSessions[at]!) }

      function kindsOf(): Kind[] {
        if (by === 'status') return statuses.map((id) => ({ id, name: status(id), colour: null }))
        if (by === 'instructor')
          return answer.instructors.map((one) => ({ ...one, name: names(one).lead }))
        if (by === 'room')
          return answer.rooms.map(({ name_en, name_ar, ...room }) => ({
            ...room,
            name: both({ name_en, name_ar }).lead,
          }))
        return answer.courses.map(({ title_en, title_ar, ...course }) => ({
          ...course,
          name: both({ title_en, title_ar }).lead,
        }))
      }
    },
    [both, names, none, status, busiestCourses]
  )
}

/** Of several with the same colour the first keeps it: the others could not be told from it. */
function apart(kinds: Kind[]): Kind[] {
  const taken = new Set<string>()
  return kinds.map((kind) => {
    if (!kind.colour || !taken.has(kind.colour)) {
      if (kind.colour) taken.add(kind.colour)
      return kind
    }
    return { ...kind, colour: null }
  })
}

const statuses = ['scheduled', 'completed', 'cancelled'] as const

function idOf(answer: CalendarAnswer, session: CalendarSession, by: CalendarColour) {
  const of = (all: { id: string }[], at: number | undefined) =>
    at === undefined ? null : all[at]!.id
  if (by === 'status') return session.status
  if (by === 'room') return of(answer.rooms, session.room)
  if (by === 'instructor') return of(answer.instructors, session.instructor)
  const group = session.group === undefined ? undefined : answer.groups[session.group]
  return of(answer.courses, group?.course)
}
