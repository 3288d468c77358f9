import { ICalCalendar } from 'ical-generator'
import { calendarEvent, type Telling } from '#app/portal/calendar_feeds/calendar_event'
import { reachOf } from '#app/portal/calendar_feeds/feed_content'
import { escaped } from '#app/portal/calendar_feeds/plain_text'
import { localeOfLetter } from '#app/mail/letter'
import { centreNameIn, wordsFor } from '#core/languages/words_for'
import type { Principal } from '#domain/access/sessions/principal'
import type { Tenant } from '#domain/access/centre/tenant'
import type { FedSession } from '#domain/scheduling/calendar_feeds/queries/fed_sessions'
import { fedMonths, mostFed } from '#domain/scheduling/calendar_feeds/rules/feed_span'
import { vtimezone } from '#domain/scheduling/calendar_feeds/rules/vtimezone'
import { madeInTurns } from '#domain/shared/runtime/slices'

type Reader = Pick<Principal, 'kind' | 'locale'>
type Given = { tenant: Tenant; reader: Reader; sessions: FedSession[] }

const prodId = '//Markaz//Class sessions//EN'

/** Seconds after which a program is asked to look again. */
const refreshed = 60 * 60

/** Events that are written at once, before everything else has its turn. */
const some = 50

/** The file as it was answered by `fedSessions`; it follows from what is given alone, so that its ETag holds. */
export async function calendarFile(given: Given): Promise<string> {
  const { tenant, reader, sessions } = given
  const locale = localeOfLetter(tenant, reader)
  const telling = { tenant, locale, words: wordsFor(tenant, locale) }
  const starts = Array.from({ length: Math.ceil(sessions.length / some) }, (_, at) => at * some)
  const events = await madeInTurns(starts, (at) => {
    const data = sessions.slice(at, at + some).map((session) => calendarEvent(telling, session))
    return bodyOf(new ICalCalendar({ prodId, events: data }))
  })
  return [
    headOf(telling, reader, sessions[0]?.is_cut ?? false),
    ...zonesOf(sessions),
    ...events,
    `${end}\r\n`,
  ].join('')
}

const end = 'END:VCALENDAR'

/** Its name and such, before any component. */
function headOf({ tenant, locale, words }: Telling, reader: Reader, isCut: boolean) {
  const calendar = new ICalCalendar({
    prodId,
    scale: 'gregorian',
    name: escaped(centreNameIn(locale, tenant)),
    description: escaped(
      [
        words.t('calendar_feed.file.description', fedMonths[reachOf(reader)]),
        ...(isCut ? [words.t('calendar_feed.file.cut', { count: mostFed })] : []),
      ].join(' ')
    ),
    ttl: refreshed,
    x: { 'X-WR-TIMEZONE': tenant.timezone },
  })
  return calendar.toString().slice(0, -end.length)
}

function bodyOf(calendar: ICalCalendar) {
  const text = calendar.toString()
  return text.slice(text.indexOf('BEGIN:VEVENT'), -end.length)
}

function zonesOf(sessions: FedSession[]) {
  const zones = [...new Set(sessions.map((session) => session.time_zone))].sort()
  return zones.map((zone) => {
    const within = sessions.filter((session) => session.time_zone === zone)
    return vtimezone(zone, within[0]!.starts_at, within.at(-1)!.ends_at)
  })
}
