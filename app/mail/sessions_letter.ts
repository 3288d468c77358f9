import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import type { Letter } from '#app/mail/letter'
import { hoursWords } from '#app/mail/moment_words'
import { sessionNamed } from '#app/mail/session_named'
import { isolated, namedIn, writtenLines } from '#core/languages/phrases'
import { namesOf } from '#core/people/names_of'
import type {
  AnnouncedSession,
  FoundAnnouncement,
} from '#domain/scheduling/class_sessions/announcing/find_announcement'
import type { Locale } from '#domain/shared/choices/locales'
import { momentWriter } from '#domain/shared/time/moment_writer'

type News = FoundAnnouncement & { locale: Locale; centre: string }

/** Lists the sessions that were cancelled, restored or changed, one paragraph each. */
export function sessionsLetter(words: I18n, news: News): Letter {
  const { act, locale, centre, sessions, students, more, message, teaches } = news
  const count = sessions.length + more
  const names = students.map((one) => isolated(namesOf(locale, one)))
  const list = new Intl.ListFormat(words.locale).format(names)
  return {
    subject: subjectOf(words, news, count),
    paragraphs: [
      words.t(`mail.sessions.text.${act}`, { count, centre }),
      ...sessions.map((one) => toldSession(words, news, one).join(' · ')),
      ...(more > 0 ? [words.t('mail.sessions.more', { count: more })] : []),
      ...(names.length > 0 ? [words.t('mail.sessions.students', { list })] : []),
      ...(message ? [words.t('mail.sessions.message'), ...writtenLines(message)] : []),
    ],
    note: words.t('mail.sessions.note'),
    footer: words.t(`mail.sessions.footer.${teaches ? 'instructor' : 'student'}`, { centre }),
  }
}

function subjectOf(words: I18n, { act, locale, sessions }: News, count: number) {
  const [only, ...others] = sessions
  if (!only || others.length > 0) return words.t(`mail.sessions.subjects.${act}`, { count })
  const { starts_at: at, time_zone: zone } = only
  const day = dayOf(words, at, zone, { day: 'numeric', month: 'long' })
  return words.t(`mail.sessions.subject.${act}`, { name: sessionNamed(words, locale, only), day })
}

function toldSession(words: I18n, { act, locale, teaches }: News, session: AnnouncedSession) {
  const { time_zone: zone, room, instructor, assistants } = session
  const { was_room, was_instructor, previous_assistants } = session
  const none = words.t('mail.sessions.none')
  const place = (one: typeof was_room) => (one && namedIn(locale, one.name_en, one.name_ar)) ?? none
  const person = (one: typeof was_instructor) => (one ? isolated(namesOf(locale, one)) : none)
  const people = (all: typeof previous_assistants) =>
    all.length ? new Intl.ListFormat(words.locale).format(all.map(person)) : none
  const time = (key: 'time' | 'was', from: Date, until: Date) =>
    words.t(`mail.sessions.${key}`, {
      day: dayOf(words, from, zone, DateTime.DATE_HUGE),
      hours: hoursWords(words, from, until, zone),
    })
  const instead = (key: 'room' | 'instructor' | 'assistants', now: string, was: string) =>
    words.t(`mail.sessions.${key}`, { now, was })
  return [
    sessionNamed(words, locale, session),
    time('time', session.starts_at, session.ends_at),
    ...(session.is_time_new ? [time('was', session.was_at, session.was_until)] : []),
    ...(act === 'schedule' && !teaches && instructor
      ? [words.t('mail.sessions.with', { name: person(instructor) })]
      : []),
    ...(act === 'schedule' && room ? [words.t('mail.sessions.in', { name: place(room) })] : []),
    ...(session.is_room_new ? [instead('room', place(room), place(was_room))] : []),
    ...(session.is_instructor_new
      ? [instead('instructor', person(instructor), person(was_instructor))]
      : []),
    ...(teaches && session.are_assistants_new
      ? [instead('assistants', people(assistants), people(previous_assistants))]
      : []),
  ]
}

const dayOf = (words: I18n, at: Date, timeZone: string, style: Intl.DateTimeFormatOptions) =>
  momentWriter(words.locale, { ...style, timeZone }).writeInSentence(at)
