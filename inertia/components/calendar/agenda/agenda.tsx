import { UnstyledButton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AgendaRows } from '~/components/calendar/agenda/agenda_row'
import { wallClock } from '#domain/shared/time/wall_clock'
import { NextSession } from '~/components/calendar/agenda/next_session'
import { useHolidayName } from '~/components/calendar/use_holiday_name'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import { usePhone } from '~/hooks/use_narrow'
import { useShared } from '~/hooks/use_shared'
import { momentWriter } from '#domain/shared/time/moment_writer'
import { type Days, daysOf, isWithin } from '#domain/shared/time/calendar_span'
import classes from '~/components/calendar/agenda/agenda.module.css'

/** A week with no more sessions is read at a glance, so its days don’t fold. */
const FEW = 20
/** If more sessions of today have ended they fold, so that the list opens on now. */
const MOST_EARLIER = 3

interface AgendaProps {
  days: Days
  today: string
  /** It is there in a week, whose days fold, and says which one is open. */
  openDay?: string
  answer: CalendarAnswer | null
  sessions: ShownSession[]
  onOpen: (session: ShownSession, at: HTMLElement) => void
}

/**
 * The days one below the other, with what is on now or comes next above them. A phone opens on it, and its
 * week is the same list, whose days open one by one where there are many sessions.
 */
export function Agenda({ days, today, openDay, answer, sessions, onOpen }: AgendaProps) {
  const t = useTranslations('calendar')
  const isPhone = usePhone()
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
  const isWeek = openDay !== undefined
  const hasAny = (day: string) => byDay.has(day) || notes(day).length > 0
  const listed = daysOf(days).filter((day) => isWeek || hasAny(day))
  const folds = isWeek && sessions.length > FEW
  const isFromToday = days.from === today && !isWeek
  return (
    <div className={classes.agenda} data-folds={folds || undefined}>
      {isFromToday && <NextSession sessions={sessions} zone={zone} onOpen={onOpen} />}
      {answer && sessions.length === 0 && (isWeek || listed.length === 0) && (
        <p className={classes.nothing}>{t('nothing')}</p>
      )}
      {listed.map((day) => (
        <AgendaDay
          key={`${day} ${day === openDay}`}
          day={day}
          isToday={day === today}
          notes={notes(day)}
          sessions={byDay.get(day) ?? []}
          folds={folds}
          isOpenAtFirst={day === openDay}
          zone={zone}
          isNarrow={isPhone}
          onOpen={onOpen}
        />
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

interface AgendaDayProps {
  day: string
  isToday: boolean
  notes: string[]
  sessions: ShownSession[]
  folds: boolean
  isOpenAtFirst: boolean
  zone: string
  isNarrow: boolean
  onOpen: (session: ShownSession, at: HTMLElement) => void
}

function AgendaDay({ day, isToday, folds, isOpenAtFirst, sessions, ...props }: AgendaDayProps) {
  const t = useTranslations('calendar')
  const { notes, zone, isNarrow, onOpen } = props
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [showsEarlier, setShowsEarlier] = useState(false)
  const now = new Date().toISOString()
  const later = sessions.filter(({ ends_at }) => ends_at > now)
  const earlier = sessions.length - later.length
  const foldsEarlier = isToday && !showsEarlier && earlier > MOST_EARLIER
  const title = <DayTitle day={day} notes={notes} />
  const rows = foldsEarlier ? later : sessions
  return (
    <section className={classes.day} aria-labelledby={`agenda-${day}`}>
      <h2 id={`agenda-${day}`} className={classes.title} data-today={isToday || undefined}>
        {folds ? (
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <span className={classes.count}>{t('sessions', { count: sessions.length })}</span>
          </UnstyledButton>
        ) : (
          title
        )}
      </h2>
      {(isOpen || !folds) && (
        <>
          {foldsEarlier && (
            <UnstyledButton className={classes.earlier} onClick={() => setShowsEarlier(true)}>
              {t('earlier', { count: earlier })}
            </UnstyledButton>
          )}
          <AgendaRows sessions={rows} zone={zone} isNarrow={isNarrow} onOpen={onOpen} />
        </>
      )}
    </section>
  )
}

function DayTitle({ day, notes }: Pick<AgendaDayProps, 'day' | 'notes'>) {
  const { intl } = useShared()
  const write = (style: Intl.DateTimeFormatOptions) =>
    momentWriter(intl.locale, { ...style, timeZone: 'UTC' }).write(new Date(`${day}T00:00:00Z`))
  return (
    <>
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
    </>
  )
}
