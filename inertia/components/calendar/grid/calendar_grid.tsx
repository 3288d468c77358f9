import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/breezy/theme.css'
import FullCalendar, {
  type CalendarRef,
  type EventDisplayInfo,
  type EventInput,
  joinClassNames,
} from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import breezy from '@fullcalendar/react/themes/breezy'
import timeGrid from '@fullcalendar/react/timegrid'
import { useElementSize } from '@mantine/hooks'
import {
  type CSSProperties,
  memo,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslations } from 'use-intl'
import { dragOptions, dragged, useMovedEvent } from '~/components/calendar/acts/use_drags'
import type { SessionActs } from '~/components/calendar/acts/use_session_acts'
import { withMoved } from '~/components/calendar/acts/with_moved'
import { backgroundEvents } from '~/components/calendar/grid/background_events'
import { DayHeading, MonthDay } from '~/components/calendar/grid/day_heading'
import { FoldButtons } from '~/components/calendar/grid/fold_buttons'
import { FoldList } from '~/components/calendar/grid/fold_list'
import { type Fold, foldSessions } from '~/components/calendar/grid/folds'
import { MoreSessions } from '~/components/calendar/grid/more_sessions'
import { drawnHours } from '~/components/calendar/grid/hours_shown'
import { useDayColumns } from '~/components/calendar/grid/use_day_columns'
import { useOpeningHour } from '~/components/calendar/grid/use_opening_hour'
import { quarter } from '#domain/shared/time/clock_times'
import { wallClock } from '#domain/shared/time/wall_clock'
import { SessionEvent } from '~/components/calendar/grid/session_event'
import {
  dayLimit,
  type EventProps,
  monthEvents,
  sessionEvents,
} from '~/components/calendar/grid/session_events'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useShownTime } from '~/components/calendar/use_shown_time'
import { useFormat } from '~/hooks/use_format'
import { usePhone, useTouch } from '~/hooks/use_narrow'
import { useShared } from '~/hooks/use_shared'
import { useAreaName } from '~/ui/use_area_name'
import { useHolidayName } from '~/components/calendar/use_holiday_name'
import { clockOf } from '#domain/shared/time/clock_times'
import type { Days } from '#domain/shared/time/calendar_span'
import { lengthOfSpan } from '#domain/shared/time/day_span'
import { daysAfterSunday } from '#domain/shared/time/weekday'
import './full_calendar.css'
import classes from './calendar_grid.module.css'

const plugins = [breezy, dayGrid, timeGrid, interaction]

type GridLayout = 'month' | 'week' | 'day'

const snap = { minutes: quarter }

const views = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
} as const satisfies Record<GridLayout, string>

export interface CalendarGridProps {
  layout: GridLayout
  day: string
  /** The days the layout draws. */
  days: Days
  answer: CalendarAnswer | null
  sessions: ShownSession[]
  onOpen: (session: ShownSession, at: HTMLElement) => void
  onDay: (day: string) => void
  /** Whether the sessions are one instructor's. */
  hasAbsences: boolean
  /** Of whoever may change something. */
  acts?: SessionActs
  /** The frame it stands in, below the controls. */
  frame: RefObject<HTMLElement | null>
}

const no = () => false

const MINUTE = 60_000

/** In pixels, about: the hours beside the days. */
const AXIS = 60

/** FullCalendar says only whether a session begins there: what it wrote of each nobody would read. */
const begins = () => '·'

/** Goes to another day first, and is drawn then: once, not the old days with the new sessions before. */
export default function CalendarGrid(props: CalendarGridProps) {
  const { layout, day } = props
  const calendar = useRef<CalendarRef>(null)
  const [place, setPlace] = useState({ layout, day })
  const isOnTheWay = place.layout !== layout || place.day !== day
  useLayoutEffect(() => {
    if (!isOnTheWay) return
    calendar.current?.getApi().changeView(views[layout], day)
    setPlace({ layout, day })
  }, [isOnTheWay, layout, day])
  return <Grid {...props} calendar={calendar} isOnTheWay={isOnTheWay} />
}

interface GridProps extends CalendarGridProps {
  calendar: RefObject<CalendarRef | null>
  isOnTheWay: boolean
}

const Grid = memo(DrawnGrid, (_, { isOnTheWay }) => isOnTheWay)

function DrawnGrid(props: GridProps) {
  const { layout, day, days, answer, sessions, onOpen, onDay, hasAbsences, acts, frame, calendar } =
    props
  const { intl, tenant } = useShared()
  const { ref: sized, width: gridWidth, height } = useElementSize()
  const foldWidth = useTouch() ? 48 : 30
  const t = useTranslations('calendar')
  const areaName = useAreaName()
  const isRtl = document.documentElement.dir === 'rtl'
  const hasHours = layout === 'week' || layout === 'day'
  const zone = answer?.zone ?? tenant?.timezone ?? 'UTC'
  const isPhone = usePhone()
  const most =
    layout === 'month' && !isPhone ? dayLimit(height, lengthOfSpan(days.from, days.to) / 7) : 0
  const holidayName = useHolidayName(answer)
  const mayMove = acts?.mayMove ?? no
  const dayOf = (date: Date) => wallClock(zone)(date.toISOString()).day

  const { from, to } = days
  const { shown, folds } = useMemo(() => {
    if (!hasHours) return { shown: sessions, folds: [] }
    const width = (gridWidth - AXIS) / lengthOfSpan(from, to)
    return foldSessions(sessions, { days: { from, to }, zone, width, foldWidth })
  }, [sessions, hasHours, from, to, zone, gridWidth, foldWidth])
  const folding = new Set(folds.map((fold) => fold.day))
  const { columns, ...mounting } = useDayColumns()
  const [openFold, setOpenFold] = useState<{ fold: Fold; at: HTMLElement } | null>(null)

  const events = useMemo(() => {
    const drawn =
      layout === 'month'
        ? monthEvents(shown, { most, zone, mayMove })
        : sessionEvents(shown, mayMove)
    const ground = answer ? backgroundEvents(answer, { hasHours, hasAbsences, holidayName }) : []
    return [...ground, ...drawn]
  }, [layout, shown, most, zone, answer, hasHours, hasAbsences, holidayName, mayMove])
  // What a colleague changes meanwhile waits, so that nothing is drawn anew under the pointer
  const [held, setHeld] = useState<EventInput[] | null>(null)
  const hold = () => setHeld(events)
  const release = () => setHeld(null)
  const moved = acts?.moving.moved ?? null
  useMovedEvent(calendar, { moved, sessions, answer })
  const hours = drawnHours(answer, withMoved(sessions, moved, answer), days)
  useOpeningHour(calendar, hasHours && answer !== null, hours.scrollTime)

  const closed = useMemo(
    () =>
      new Set(
        answer?.background.open.filter(({ windows }) => !windows.length).map(({ day: of }) => of)
      ),
    [answer]
  )

  // Its own scroller has nothing to go to by keyboard where there are no sessions
  const isEmpty = hasHours && answer !== null && sessions.length === 0
  return (
    <div
      ref={sized}
      className={classes.grid}
      style={{ '--fold': `${foldWidth}px` } as CSSProperties}
      data-scrolls={isEmpty || undefined}
      {...(isEmpty && { 'role': 'region', 'tabIndex': 0, 'aria-label': t('title') })}
    >
      <div className={classes.whole}>
        <FullCalendar
          ref={calendar}
          plugins={plugins}
          initialView={views[layout]}
          initialDate={day}
          timeZone={zone}
          locale={intl.locale}
          direction={isRtl ? 'rtl' : 'ltr'}
          firstDay={daysAfterSunday(tenant?.week_start ?? 1)}
          headerToolbar={false}
          height={isEmpty ? 'auto' : '100%'}
          borderless
          fixedWeekCount={false}
          expandRows
          scrollTimeReset={false}
          nowIndicator
          navLinks
          navLinkClass={classes.link}
          navLinkDayClick={(date) => onDay(dayOf(date))}
          allDayText=""
          timedText={areaName('sessions')}
          allDaySlot={(answer?.background.holidays.length ?? 0) > 0}
          slotDuration="00:30:00"
          snapDuration={snap}
          slotEventOverlap={false}
          eventTimeFormat={begins}
          slotHeaderContent={({ time }) => <Hour minute={(time?.milliseconds ?? 0) / MINUTE} />}
          eventInteractive
          eventOrder="start,order,title"
          {...hours}
          {...dragOptions(acts, answer)}
          dayHeaderContent={({ date, isToday, view }) => (
            <DayHeading
              day={dayOf(date)}
              isToday={isToday}
              hasDate={!view.type.startsWith('dayGrid')}
            />
          )}
          dayCellTopClass={classes.top}
          dayCellTopContent={({ date, dayNumberText }) => (
            <MonthDay day={dayOf(date)} number={dayNumberText} />
          )}
          dayLaneInnerClass={({ date }) => (folding.has(dayOf(date)) ? classes.folding : '')}
          {...mounting}
          dayCellClass={({ date }) => (closed.has(dayOf(date)) ? classes.closed : '')}
          events={held ?? events}
          eventDragStart={hold}
          eventDragStop={release}
          eventResizeStart={hold}
          eventResizeStop={release}
          eventClass={({ view }) =>
            joinClassNames(classes.event, view.type.startsWith('dayGrid') && classes.line)
          }
          listItemEventInnerClass={classes.inner}
          columnEventInnerClass={classes.inner}
          backgroundEventClass={({ event }) => classes[event.extendedProps.ground as string] ?? ''}
          eventContent={(info) => <Drawn info={info} answer={answer} zone={zone} />}
          eventDidMount={({ event, el }) => {
            if ('session' in event.extendedProps) el.dataset.session = event.id
          }}
          eventClick={({ event, el, jsEvent }) => {
            jsEvent.preventDefault()
            const told = event.extendedProps as EventProps
            if ('more' in told) onDay(told.day)
            else if ('session' in told) onOpen(told.session, el)
          }}
        />
      </div>
      <FoldButtons
        folds={folds}
        columns={columns}
        hours={hours}
        onOpen={(fold, at) => setOpenFold({ fold, at })}
      />
      {openFold && (
        <FoldList
          {...openFold}
          within={frame}
          zone={zone}
          onOpen={onOpen}
          onClose={() => setOpenFold(null)}
        />
      )}
    </div>
  )
}

function Hour({ minute }: { minute: number }) {
  const { clock } = useFormat()
  return <bdi data-hour={minute}>{clock(clockOf(minute))}</bdi>
}

interface DrawnProps {
  info: EventDisplayInfo
  answer: CalendarAnswer | null
  zone: string
}

function Drawn({ info, answer, zone }: DrawnProps) {
  const time = useShownTime(zone)
  const { start, end } = info.event
  const at = start && { starts_at: start.toISOString(), ends_at: (end ?? start).toISOString() }
  const isLine = info.view.type.startsWith('dayGrid')
  const told = info.event.extendedProps as
    EventProps | { holiday: true } | { ground: string } | Record<never, never>
  if ('ground' in told) return null
  if ('holiday' in told) return <span className={classes.holiday}>{info.event.title}</span>
  if ('more' in told) return <MoreSessions sessions={told.more} />
  if (!('session' in told)) return <span className={classes.drawn}>{at && time(at, false)}</span>
  return (
    <SessionEvent
      session={info.isMirror ? dragged(info.event, answer) : told.session}
      time={at && info.timeText ? time(at, isLine) : ''}
      isLine={isLine}
      fills
    />
  )
}
