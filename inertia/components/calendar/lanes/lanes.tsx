import { Skeleton } from '@mantine/core'
import {
  type CSSProperties,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { useTranslations } from 'use-intl'
import { groundsOf } from '~/components/calendar/lanes/grounds_of'
import { HourHeads, WeekHeads } from '~/components/calendar/lanes/lane_heads'
import { laneKeys } from '~/components/calendar/lanes/lane_keys'
import { LaneRow } from '~/components/calendar/lanes/lane_row'
import { hoursOfLanes } from '~/components/calendar/lanes/hours_of_lanes'
import { type NamedLane, useLanes } from '~/components/calendar/lanes/use_lanes'
import { useNow } from '~/components/calendar/lanes/use_now'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import type { LaneKind, LaneScale } from '#domain/shared/choices/calendar_layouts'
import type { Days } from '#domain/shared/time/calendar_span'
import classes from '~/components/calendar/lanes/lanes.module.css'

/** More than a screen has; the others are drawn when these are there. */
const FIRST = 10

interface LanesProps {
  by: LaneKind
  scale: LaneScale
  days: Days
  answer: CalendarAnswer | null
  sessions: ShownSession[]
  onOpen: (session: ShownSession, at: HTMLElement) => void
  onDay: (day: string) => void
}

/** Rooms or instructors below each other, a day with its hours or a week with its days along them. */
export default function Lanes(props: LanesProps) {
  const { by, answer, sessions, days } = props
  const lanes = useLanes(by, answer, sessions, days)
  const t = useTranslations('calendar')
  if (!answer || !lanes) return <Skeleton className={classes.loading} />
  if (lanes.length === 0)
    return <p className={classes.empty}>{t(by === 'rooms' ? 'lanes.no_rooms' : 'nothing')}</p>
  return <Sheet {...props} answer={answer} lanes={lanes} />
}

type SheetProps = LanesProps & { answer: CalendarAnswer; lanes: NamedLane[] }

function Sheet({ by, scale, days, answer, sessions, lanes, onOpen, onDay }: SheetProps) {
  const t = useTranslations('calendar')
  const hint = useId()
  const frame = useRef<HTMLDivElement>(null)
  const now = useNow(answer.zone)
  const { from, to } = days
  const rows = useMemo(() => {
    const grounds = groundsOf(answer, { from, to })
    const hours = hoursOfLanes(answer, sessions, lanes, { from, to })
    const common = { by, scale, answer, grounds, hours, zone: answer.zone }
    const drawn = lanes.map((lane) => <LaneRow key={lane.key} lane={lane} {...common} />)
    return { first: drawn.slice(0, FIRST), others: drawn.slice(FIRST), grounds, hours }
  }, [answer, sessions, lanes, by, scale, from, to])
  const { grounds, hours } = rows
  const others = useDeferredValue(rows.others, [])
  useBeginning(frame, `${by} ${scale} ${from}`)
  const isToday = scale === 'day' && now.day === from
  const first = Math.min(...lanes.flatMap(({ placed }) => placed.map((one) => one.from)))
  const begins = Math.floor((isToday ? now.minute : first) / 60) * 60
  const shown = (now.minute - hours.from) / (hours.until - hours.from)
  const style = { '--count': (hours.until - hours.from) / 60, '--now': shown } as CSSProperties
  const open = ({ target }: MouseEvent) => {
    const at = (target as HTMLElement).closest<HTMLElement>('[data-session]')
    const session = at && sessions.find(({ id }) => id === at.dataset.session)
    if (session) onOpen(session, at)
  }
  return (
    <div
      ref={frame}
      className={classes.frame}
      role="region"
      tabIndex={0}
      aria-label={t(`layouts.${by}`)}
      aria-describedby={hint}
      onClick={open}
      onKeyDown={laneKeys}
    >
      <p id={hint} hidden>
        {t('lanes.keys')}
      </p>
      <div
        role="table"
        aria-label={t(`layouts.${by}`)}
        data-scale={scale}
        data-now={(isToday && shown >= 0 && shown <= 1) || undefined}
        style={style}
        className={classes.sheet}
      >
        <div role="row" className={classes.heads}>
          <div role="columnheader" className={classes.corner}>
            {t(`layouts.${by}`)}
          </div>
          {scale === 'week' ? (
            <WeekHeads grounds={grounds} today={now.day} onDay={onDay} />
          ) : (
            <HourHeads ground={grounds[0]!} hours={hours} begins={begins} />
          )}
        </div>
        <div role="rowgroup" className={classes.body}>
          {rows.first}
          {others}
        </div>
      </div>
    </div>
  )
}

/** A narrow screen begins with today, with now, or with the first session. */
function useBeginning(frame: React.RefObject<HTMLDivElement | null>, of: string) {
  useEffect(() => {
    const edge = frame.current
    const head = edge?.querySelector('[data-begins]')
    const corner = edge?.querySelector('[role=columnheader]')
    if (!edge || !head || !corner) return
    const [to, at, kept] = [head, edge, corner].map((one) => one.getBoundingClientRect())
    const isRtl = document.documentElement.dir === 'rtl'
    const names = edge.scrollWidth > kept!.width * 2 ? kept!.width : 0
    const far = isRtl ? to!.right - at!.right + names : to!.left - at!.left - names
    edge.scrollBy({ left: far })
  }, [frame, of])
}
