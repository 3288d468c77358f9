import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { AgendaRow } from '~/components/calendar/agenda/agenda_row'
import { wallClock } from '#domain/shared/time/wall_clock'
import { NextSession } from '~/components/calendar/agenda/next_session'
import { useHolidayName } from '~/components/calendar/use_holiday_name'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useShared } from '~/hooks/use_shared'
import { momentWriter } from '#domain/shared/time/moment_writer'
import { type Days, daysOf, isWithin } from '#domain/shared/time/calendar_span'
import classes from '~/components/calendar/agenda/agenda.module.css'

interface AgendaProps {
  days: Days
  today: string
  answer: CalendarAnswer | null
  sessions: ShownSession[]
  onOpen: (session: ShownSession, at: HTMLElement) => void
}

/** The days one below the other, with what is on now or comes next above them: how a phone opens. */
export function Agenda({ days, today, answer, sessions, onOpen }: AgendaProps) {
  const t = useTranslations('calendar')
  const zone = answer?.zone ?? 'UTC'
  const byDay = useMemo(() => {
    const clock = wallClock(zone)
    // What began on the eve goes on into the first day
    const dayOf = (starts_at: string) => {
      const { day } = clock(starts_at)
      return day < days.from ? days.from : day
    }
    return Map.groupBy(sessions, ({ starts_at }) => dayOf(starts_at))
  }, [sessions, zone, days.from])
  const notes = useDayNotes(answer)
  const daysWithContent = daysOf(days).filter((day) => byDay.has(day) || notes(day).length > 0)
  const isFromToday = days.from === today
  return (
    <div className={classes.agenda}>
      {isFromToday && <NextSession sessions={sessions} zone={zone} onOpen={onOpen} />}
      {answer && daysWithContent.length === 0 && <p className={classes.nothing}>{t('nothing')}</p>}
      {daysWithContent.map((day) => (
        <section key={day} className={classes.day} aria-labelledby={`agenda-${day}`}>
          <DayTitle day={day} isToday={day === today} notes={notes(day)} />
          <ul className={classes.rows}>
            {(byDay.get(day) ?? []).map((session) => (
              <AgendaRow key={session.id} session={session} zone={zone} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The holidays of a day, or that the centre is closed on it, as a printout has them. */
function useDayNotes(answer: CalendarAnswer | null) {
  const t = useTranslations('calendar.lanes')
  const holidayName = useHolidayName(answer)
  return (day: string): string[] => {
    const { holidays = [], open = [] } = answer?.background ?? {}
    const names = holidays
      .filter(({ starts_on, ends_on }) => isWithin(day, { from: starts_on, to: ends_on }))
      .map(holidayName)
    const isClosed = open.find((one) => one.day === day)?.windows.length === 0
    return names.length === 0 && isClosed ? [t('closed')] : names
  }
}

interface DayTitleProps {
  day: string
  isToday: boolean
  notes: string[]
}

function DayTitle({ day, isToday, notes }: DayTitleProps) {
  const { intl } = useShared()
  const write = (style: Intl.DateTimeFormatOptions) =>
    momentWriter(intl.locale, { ...style, timeZone: 'UTC' }).write(new Date(`${day}T00:00:00Z`))
  return (
    <h2 id={`agenda-${day}`} className={classes.title} data-today={isToday || undefined}>
      {write({ weekday: 'long', day: 'numeric', month: 'long' })}
      {intl.hijri && (
        <bdi className={classes.beside}>
          {write({ day: 'numeric', month: 'long', calendar: 'islamic-umalqura' })}
        </bdi>
      )}
      {notes.map((note) => (
        <bdi key={note} className={classes.beside}>
          {note}
        </bdi>
      ))}
    </h2>
  )
}
