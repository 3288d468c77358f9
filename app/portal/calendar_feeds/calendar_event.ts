import type { I18n } from '@adonisjs/i18n'
import { type ICalEventData, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { DateTime } from 'luxon'
import { addressed, plain } from '#app/portal/calendar_feeds/plain_text'
import { joined, namedIn } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import type { Tenant } from '#domain/access/centre/tenant'
import type { FedSession } from '#domain/scheduling/calendar_feeds/queries/fed_sessions'
import { isShownTwice } from '#domain/scheduling/calendar_feeds/rules/vtimezone'
import type { Locale } from '#domain/shared/choices/locales'

export type Telling = { tenant: Tenant; locale: Locale; words: I18n }

/** One session; its UID is its own wherever it moves, and names no host, because a centre may change its address. */
export function calendarEvent(telling: Telling, session: FedSession): ICalEventData {
  const { id, version, updated_at: changed, status, online_url: link } = session
  const isCancelled = status === 'cancelled'
  return {
    id: `${id}@markaz`,
    sequence: version,
    stamp: changed,
    lastModified: changed,
    ...timesOf(session),
    summary: plain(summaryOf(telling, session)),
    location: plain(placeOf(telling, session)) || null,
    description: plain(detailsOf(telling, session)) || null,
    url: link && !isCancelled ? addressed(link) : null,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
  }
}

/** By the wall of its zone; in the hour that clocks show twice, where no wall tells which, by UTC. */
function timesOf({ starts_at: from, ends_at: until, time_zone: zone }: FedSession) {
  const [start, end] = [from, until].map((at) => DateTime.fromJSDate(at, { zone }))
  const isUnclear = [start!, end!].some(isShownTwice)
  return { start: start!, end: end!, timezone: isUnclear ? 'UTC' : zone }
}

function summaryOf({ words, locale }: Telling, session: FedSession) {
  const { title, type, group, student, children, status } = session
  const called =
    title ??
    (group && namedIn(locale, group.title_en, group.title_ar)) ??
    (student && namesOf(locale, student)) ??
    words.t(type === 'event' ? 'sessions.type.event' : 'calendar_feed.file.one_to_one')
  const isUsual = type === 'regular' || type === 'event'
  const name = isUsual
    ? called
    : words.t('calendar_feed.file.typed', { name: called, type: words.t(`sessions.type.${type}`) })
  const whose = [name, ...children.map((one) => namesOf(locale, one))].join(' · ')
  return status === 'cancelled' ? words.t('calendar_feed.file.cancelled', { name: whose }) : whose
}

function placeOf(
  { tenant, locale, words }: Telling,
  { room, branch, online_url: link }: FedSession
) {
  if (link && !room) return words.t('calendar_feed.file.online')
  const parts = [
    room && namedIn(locale, room.name_en, room.name_ar),
    tenant.branches > 1 && branch && namedIn(locale, branch.name_en, branch.name_ar),
    branch?.address,
  ]
  return joined(
    locale,
    parts.filter((part) => typeof part === 'string')
  )
}

function detailsOf({ locale, words }: Telling, session: FedSession) {
  const { instructor, online_url: link, status } = session
  const name = instructor && namesOf(locale, instructor)
  return [
    ...(name ? [words.t('calendar_feed.file.instructor', { name })] : []),
    ...(link && status !== 'cancelled' ? [words.t('calendar_feed.file.join', { link })] : []),
  ].join('\n')
}
