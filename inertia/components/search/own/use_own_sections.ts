import { IconCalendarEvent, IconChalkboard, IconUser } from '@tabler/icons-react'
import { urlFor } from '~/client'
import { areBegun } from '~/components/search/acts/matching_acts'
import { type OwnPlaces, useOwnPlaces } from '~/components/search/own/use_own_places'
import type { Choice, PlaceChoice, Section } from '~/components/search/palette/choice'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import type { SignedInUser } from '~/types'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import { useAreaName } from '~/ui/use_area_name'
import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'
import { wallClock } from '#domain/shared/time/wall_clock'

const MOST = 5

/** A place with everything it is found by, in both languages. */
type SearchedPlace = PlaceChoice & { texts: (string | null)[] }

/** The children, groups and coming sessions of a portal's person, as far as the query names them. */
export function useOwnSections(kind: SignedInUser['kind']) {
  const { places, ...state } = useOwnPlaces(kind)
  const childrenOf = useChildren()
  const groupsOf = useGroups()
  const sessionsOf = useSessions(kind)
  const find = (query: string): Section[] => {
    if (!places || !query) return []
    const kinds = [
      { id: 'own_children', all: childrenOf(places) },
      { id: 'own_groups', all: groupsOf(places) },
      { id: 'own_sessions', all: sessionsOf(places) },
    ] as const
    const narrowed = (words: string) =>
      kinds.flatMap(({ id, all }): Section[] => {
        const choices: Choice[] = all
          .filter(({ texts }) =>
            areBegun(
              words,
              texts.filter((text) => text !== null)
            )
          )
          .slice(0, MOST)
          .map(({ texts: _, ...choice }) => choice)
        return choices.length > 0 ? [{ id, choices }] : []
      })
    const sections = narrowed(query)
    return sections.length > 0 ? sections : narrowed(keyboardSwapped(query))
  }
  return { ...state, find }
}

type Names = OwnPlaces['children'][number]

const textsOf = (names: Omit<Names, 'id'> | null) =>
  names ? [names.first_name, names.last_name, names.first_name_other, names.last_name_other] : []

/** Each child twice: how they attended, and their calendar. */
function useChildren() {
  const names = useNames()
  const nameOf = useAreaName()
  const pages = [
    { area: 'attendance', href: urlFor('own_attendance.show') },
    { area: 'calendar', href: urlFor('calendar') },
  ] as const
  return ({ children }: OwnPlaces) =>
    children.flatMap((child) =>
      pages.map(({ area, href }): SearchedPlace => ({
        id: `search-own-${area}-${child.id}`,
        is: 'place',
        href: `${href}?child=${child.id}`,
        icon: IconUser,
        lead: names(child).lead,
        beneath: names(child).other,
        kind: nameOf(area),
        texts: textsOf(child),
      }))
    )
}

function useGroups() {
  const both = useBothNames()
  const names = useNames()
  return ({ groups }: OwnPlaces) =>
    groups.map(({ id, code, student, ...titles }): SearchedPlace => {
      const { title_en, title_ar, course_en, course_ar } = titles
      return {
        id: `search-own-group-${id}`,
        is: 'place',
        href: `${urlFor('home')}#group-${id}`,
        icon: IconChalkboard,
        lead: both({ title_en, title_ar }).lead,
        beneath: student && names(student).lead,
        kind: both({ title_en: course_en, title_ar: course_ar }).lead,
        texts: [code, ...Object.values(titles), ...textsOf(student)],
      }
    })
}

/** An instructor's session has a page; the others' stand in the calendar of their day. */
function useSessions(kind: SignedInUser['kind']) {
  const name = useSessionName()
  const format = useFormat()
  return ({ sessions }: OwnPlaces) =>
    sessions.map((session): SearchedPlace => {
      const { id, starts_at: starts, time_zone: zone, group, student } = session
      const { day } = wallClock(zone)(starts)
      return {
        id: `search-own-session-${id}`,
        is: 'place',
        href:
          kind === 'instructor'
            ? urlFor('own_sessions.show', { id })
            : urlFor('calendar', {}, { qs: { layout: 'day', day } }),
        icon: IconCalendarEvent,
        lead: name(session),
        beneath: null,
        kind: format.instant(starts, zone),
        texts: [
          session.title,
          group?.title_en ?? null,
          group?.title_ar ?? null,
          ...textsOf(student),
        ],
      }
    })
}
