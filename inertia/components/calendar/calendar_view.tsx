import { Alert, Button, Select } from '@mantine/core'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SessionAct } from '~/components/calendar/acts/types'
import type { SessionActs } from '~/components/calendar/acts/use_session_acts'
import { useCalendarActs } from '~/components/calendar/acts/use_calendar_acts'
import { Agenda } from '~/components/calendar/agenda/agenda'
import { LaneScales } from '~/components/calendar/lanes/lane_scales'
import { useLiveCalendar } from '~/components/calendar/live/use_live_calendar'
import { SessionPopover } from '~/components/calendar/popover/session_popover'
import { LayoutSwitch } from '~/components/calendar/toolbar/layout_switch'
import { TimeControls } from '~/components/calendar/toolbar/time_controls'
import { Legend } from '~/components/calendar/toolbar/legend'
import { useSums } from '~/components/calendar/toolbar/use_sums'
import { useCalendarData } from '~/components/calendar/use_calendar_data'
import type { PlaceControls } from '~/components/calendar/use_calendar_place'
import { useCalendarKeys } from '~/components/calendar/use_calendar_keys'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useShownSessions } from '~/components/calendar/use_shown_sessions'
import { usePhone } from '~/hooks/use_narrow'
import { useShared } from '~/hooks/use_shared'
import { PageHeader, type PageHeaderProps } from '~/ui/page/page_header'
import { lazyPart } from '~/language/lazy_part'
import {
  calendarColours,
  type CalendarColour,
  type CalendarLayout,
  isOfLanes,
} from '#domain/shared/choices/calendar_layouts'
import { drawnDays, spanOf, steppedDay } from '#domain/shared/time/calendar_span'
import '~/components/calendar/colours.css'
import fading from '~/ui/page/fading.module.css'
import classes from '~/components/calendar/calendar_view.module.css'

const CalendarGrid = lazyPart(() => import('~/components/calendar/grid/calendar_grid'))
const Lanes = lazyPart(() => import('~/components/calendar/lanes/lanes'))

interface CalendarViewProps {
  /** Where the sessions of some days are asked for. */
  url: string
  /** What they are narrowed down to, as the address writes it. */
  filters: string
  controls: PlaceControls
  /** The first twelve courses are always told apart by their colours. */
  busiestCourses: string[]
  layouts: readonly CalendarLayout[]
  header: Pick<PageHeaderProps, 'title' | 'lead' | 'menu' | 'primary'>
  tabs?: ReactNode
  toolbar?: ReactNode
  chips?: ReactNode
  /** Where what is known of one session is asked for. */
  detailsUrl: (id: string) => string
  acts?: SessionActs
  /** Where a session leads, for whoever may do nothing else with it. */
  linksOf?: (session: ShownSession) => SessionAct[]
}

/** The calendar of any portal: what it may show is the server's to say. */
export function CalendarView(props: CalendarViewProps) {
  const { url, filters, controls, layouts, header, tabs, toolbar, chips } = props
  const { detailsUrl, acts, linksOf, busiestCourses } = props
  const itemsOf = acts?.items ?? linksOf
  const { place, today, move } = controls
  const t = useTranslations('calendar')
  const weekStart = useShared().tenant?.week_start ?? 1
  const { days, span, neighbours } = useMemo(() => {
    const daysAt = (day: string) => drawnDays({ ...place, day }, weekStart)
    return {
      days: daysAt(place.day),
      span: spanOf(place, weekStart),
      neighbours: ([1, -1] as const).map((by) => daysAt(steppedDay(place, by))),
    }
  }, [place, weekStart])
  const asked =
    place.layout === 'rooms' ? [filters, 'lanes=rooms'].filter(Boolean).join('&') : filters
  const { answer, isPending, isFailed, refresh } = useCalendarData(url, days, asked, neighbours)
  const { isLive } = useLiveCalendar((of) => refresh(of, { isBackground: true }))
  const { sessions: loaded, categories } = useShownSessions(
    answer,
    place.colour,
    span,
    busiestCourses
  )
  const { frame, sessions, placedSessions, input, announced } = useCalendarActs({
    ...{ acts, answer, days, loaded, layout: place.layout },
    onDay: (day) => move({ day }),
  })
  const sums = useSums(sessions, span, answer?.zone)
  const step = (by: 1 | -1) => move({ day: steppedDay(place, by) })
  useCalendarKeys({
    onStep: step,
    onToday: () => move({ day: null }),
    onLayout: (layout) => move({ layout }),
  })

  const [open, setOpen] = useState<{ id: string; at: HTMLElement } | null>(null)
  const onOpen = ({ id }: ShownSession, at: HTMLElement) => setOpen({ id, at })
  const opened = open && loaded.find(({ id }) => id === open.id)
  const drawn = { days, answer, sessions, onOpen }
  const isPhone = usePhone()
  const isWeekOfPhone = isPhone && place.layout === 'week'
  const time = (
    <TimeControls
      layout={place.layout}
      day={place.day}
      span={span}
      onDay={(day) => move({ day })}
      onStep={step}
    />
  )
  const todayButton = (
    <Button
      variant="default"
      fw={500}
      disabled={place.day === today}
      onClick={() => move({ day: today })}
    >
      {t('today')}
    </Button>
  )
  const scales = isOfLanes(place.layout) && (
    <LaneScales scale={place.scale} onScale={(scale) => move({ scale })} />
  )
  const layoutSwitch = (
    <LayoutSwitch layouts={layouts} layout={place.layout} onLayout={(layout) => move({ layout })} />
  )
  const about = (
    <div className={classes.about}>
      <div className={classes.sums} role="status">
        {isPending || !answer ? '' : sums}
        {!isLive && ` · ${t('not_live')}`}
      </div>
      <Select
        aria-label={t('colour')}
        className={classes.colour}
        value={place.colour}
        allowDeselect={false}
        data={calendarColours.map((value) => ({
          value,
          label: `${t('colour')}: ${t(`colours.${value}`)}`,
        }))}
        onChange={(colour) => move({ colour: colour as CalendarColour })}
      />
    </div>
  )
  return (
    <>
      <PageHeader {...header} controls={isPhone ? time : undefined} />
      <section className={classes.view} data-fills>
        {isPhone ? (
          <div className={`${classes.second} ${fading.fading}`}>
            {layoutSwitch}
            {scales}
            {toolbar}
            {todayButton}
          </div>
        ) : (
          <>
            {tabs}
            <div className={classes.first}>
              <div className={classes.time}>
                {todayButton}
                {time}
              </div>
              {scales}
              {layoutSwitch}
            </div>
            <div className={classes.second}>
              {toolbar}
              {about}
            </div>
          </>
        )}
        {isPhone ? (
          <div className={`${classes.strip} ${fading.fading}`}>
            {tabs}
            {chips}
          </div>
        ) : (
          chips
        )}
        {isFailed && (
          <Alert color="red" title={t('failed')}>
            <Button size="compact-sm" variant="default" onClick={() => refresh()}>
              {t('again')}
            </Button>
          </Alert>
        )}
        {announced}
        <div
          ref={frame}
          className={classes.frame}
          data-list={place.layout === 'list' || isWeekOfPhone || undefined}
          aria-busy={isPending}
          {...input}
        >
          {place.layout === 'list' || isWeekOfPhone ? (
            <Agenda
              days={days}
              today={today}
              openDay={isWeekOfPhone ? place.day : undefined}
              answer={answer}
              sessions={placedSessions}
              onOpen={onOpen}
            />
          ) : (
            <Suspense fallback={<div className={classes.loading} />}>
              {isOfLanes(place.layout) ? (
                <Lanes
                  by={place.layout}
                  scale={place.scale}
                  {...drawn}
                  sessions={placedSessions}
                  onDay={(day) => move({ scale: 'day', day })}
                />
              ) : (
                <CalendarGrid
                  layout={place.layout}
                  day={place.day}
                  {...drawn}
                  acts={acts}
                  frame={frame}
                  hasAbsences={!acts || isOfOneInstructor(filters)}
                  onDay={(day) => move({ layout: 'day', day })}
                />
              )}
            </Suspense>
          )}
        </div>
        {isPhone && about}
        <Legend categories={categories} />
        {open && opened && (
          <SessionPopover
            key={open.id}
            session={opened}
            at={open.at}
            within={frame}
            url={detailsUrl(open.id)}
            zone={answer?.zone ?? 'UTC'}
            acts={itemsOf?.(opened)}
            onClose={() => setOpen(null)}
          />
        )}
      </section>
    </>
  )
}

/** Ids stand in an address with commas between them. */
function isOfOneInstructor(filters: string) {
  const asked = new URLSearchParams(filters).get('instructor')
  return asked !== null && !asked.includes(',')
}
