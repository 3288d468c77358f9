import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { Sample } from '~/components/preview/sample/sample'
import { Specimen, State } from '~/components/preview/specimen'
import { DateField } from '~/ui/form/days/date_field'
import { DatesField } from '~/ui/form/days/dates_field'
import { DatesFrame } from '~/ui/form/days/dates_frame'
import { DayCalendar } from '~/ui/form/days/day_calendar'
import { TimeField } from '~/ui/form/times/time_field'
import DayRange from '~/ui/list/filters/day_range'
import { ActivityTime } from '~/ui/record/activity/activity_time'
import { WeekGrid } from '~/ui/week_grid/week_grid'

const DAY = '2026-09-14'

const WEEK: WeekWindow[] = [
  { weekday: 7, starts: '16:00', ends: '17:30' },
  { weekday: 2, starts: '16:00', ends: '17:30' },
  { weekday: 4, starts: '23:00', ends: '00:30' },
]

const OPENING = ([7, 1, 2, 3, 4] as const).map((weekday) => {
  return { weekday, starts: '09:00', ends: '21:00' }
})

export function Days() {
  const t = useTranslations('preview.sample')
  const errors = useTranslations('preview.errors')
  const label = t('day')
  return (
    <>
      <Specimen of="DateField">
        <State is="empty">
          <Sample name="day" value="">
            {(field) => <DateField label={label} field={field} />}
          </Sample>
        </State>
        <State is="filled">
          <Sample name="day_filled" value={DAY}>
            {(field) => <DateField label={label} field={field} min="2026-09-01" max="2026-09-30" />}
          </Sample>
        </State>
        <State is="birth">
          <Sample name="day_birth" value="">
            {(field) => <DateField label={label} field={field} isBirth help={t('help')} />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="day_wrong" value={DAY} error={errors('day')}>
            {(field) => <DateField label={label} field={field} required />}
          </Sample>
        </State>
        <State is="unreadable">
          <Sample name="day_typed" value="31/2/2026">
            {(field) => <DateField label={label} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="DatesField">
        <State is="filled">
          <Sample name="days_filled" value={`${DAY}\n2026-09-21`}>
            {(field) => <DatesField label={label} field={field} />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="days_wrong" value={DAY} error={errors('day')}>
            {(field) => <DatesField label={label} field={field} required />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="TimeField">
        <State is="empty">
          <Sample name="time" value="">
            {(field) => <TimeField label={t('time')} field={field} required />}
          </Sample>
        </State>
        <State is="filled">
          <Sample name="time_filled" value="16:30">
            {(field) => <TimeField label={t('time')} field={field} help={t('help')} />}
          </Sample>
        </State>
        <State is="error">
          <Sample name="time_wrong" value="16:30" error={errors('required')}>
            {(field) => <TimeField label={t('time')} field={field} />}
          </Sample>
        </State>
        <State is="unreadable">
          <Sample name="time_typed" value="25:00">
            {(field) => <TimeField label={t('time')} field={field} />}
          </Sample>
        </State>
      </Specimen>
      <Specimen of="DayCalendar">
        <State is="chosen">
          <Calendar first={DAY} />
        </State>
        <State is="limits">
          <Calendar first={DAY} min="2026-09-07" max="2026-09-20" />
        </State>
        <State is="birth">
          <Calendar first={null} startsAtYear />
        </State>
      </Specimen>
      <Specimen of="DayRange">
        <State is="filled">
          <Range />
        </State>
      </Specimen>
      <Specimen of="WeekGrid" isWide>
        <State is="ready">
          <WeekGrid label={label} windows={WEEK} opening={OPENING} />
        </State>
        <State is="filled">
          <Week />
        </State>
        <State is="error">
          <WeekGrid label={label} windows={WEEK} refused={[1]} />
        </State>
      </Specimen>
      <Specimen of="ActivityTime">
        <State is="ready">
          <ActivityTime at="2026-09-14T09:30:00.000Z" />
        </State>
      </Specimen>
    </>
  )
}

interface CalendarProps {
  first: string | null
  min?: string
  max?: string
  startsAtYear?: boolean
}

function Calendar({ first, ...limits }: CalendarProps) {
  const [day, setDay] = useState(first)
  return (
    <DatesFrame>
      <DayCalendar day={day} onPick={setDay} takesFocus={false} {...limits} />
    </DatesFrame>
  )
}

function Range() {
  const [from, setFrom] = useState<string | null>(DAY)
  const [to, setTo] = useState<string | null>(null)
  return (
    <Stack>
      <DayRange name="range" from={from} to={to} onFrom={setFrom} onTo={setTo} />
    </Stack>
  )
}

function Week() {
  const label = useTranslations('preview.sample')('day')
  const [windows, setWindows] = useState(WEEK)
  return <WeekGrid label={label} windows={windows} opening={OPENING} onChange={setWindows} />
}
