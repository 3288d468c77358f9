import type { I18n } from '@adonisjs/i18n'
import { hoursTold } from '#app/documents/calendar/hours_told'
import { printable } from '#app/documents/printable'
import type { written } from '#app/documents/written'
import { namedIn } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import type { Print } from '#domain/scheduling/prints/read_print'
import type { Locale } from '#domain/shared/choices/locales'
import { minutesOf } from '#domain/shared/time/clock_times'
import { shownAt } from '#domain/shared/time/zone_offsets'

const shortTitle = 40

type Session = Print['sessions'][number]

export interface Telling {
  print: Print
  locale: Locale
  words: I18n
  write: ReturnType<typeof written>
  /** Whether whoever prints may see students. */
  namesStudents: boolean
}

export interface ToldSession {
  day: string
  from: number
  until: number
  hours: string
  title: string
  /** The same, where there is little room. */
  short: string
  detail: string
  is_cancelled: boolean
}

/** A session by the clocks of the sheet, on the day it begins: past midnight only its hours tell. */
export function sessionTeller({ print, locale, words, write, namesStudents }: Telling) {
  const parts = partsOf({ print, locale, words, namesStudents })
  return (session: Session): ToldSession => {
    const { day, from, ends, until } = hoursTold(print.zone, session)
    const [title = words.t(`sessions.type.${session.type}`), ...detail] = parts(session)
    return {
      ...{ day, from, until, hours: write.hours(from, ends) },
      ...{ title: printable(title), short: printable(title, shortTitle) },
      detail: [...detail.map((part) => printable(part)), ...elsewhere(session, day)].join(
        '\u00a0· '
      ),
      is_cancelled: session.status === 'cancelled',
    }
  }

  /** The hour there, where its own clocks show another one. */
  function elsewhere({ time_zone: zone, starts_at: at }: Session, day: string) {
    if (zone === print.zone) return []
    const there = shownAt(zone, at)
    if (there === shownAt(print.zone, at)) return []
    return [`${write.clock(minutesOf(there.slice(11)))} ${write.zone(zone, day)}`]
  }
}

/** What a session is and with whom and where, without what the whole sheet is of. */
function partsOf({ print, locale, words, namesStudents }: Omit<Telling, 'write'>) {
  const { of } = print.printed
  return (session: Session): string[] => {
    const { title, group, student, instructor, assistants, room, type } = session
    const named = [
      title,
      of !== 'group' && group && namedIn(locale, group.title_en, group.title_ar),
      namesStudents && student && namesOf(locale, student),
      type !== 'regular' && words.t(`sessions.type.${type}`),
      ...(of === 'instructor'
        ? []
        : [instructor, ...assistants].map((one) => one && namesOf(locale, one))),
      of !== 'room' && room && namedIn(locale, room.name_en, room.name_ar),
    ]
    return named.flatMap((name) => (name ? [name] : []))
  }
}
