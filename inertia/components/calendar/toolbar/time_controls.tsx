import { ActionIcon } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { JumpToDay } from '~/components/calendar/toolbar/jump_to_day'
import classes from '~/components/calendar/toolbar/time_controls.module.css'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'
import type { Days } from '#domain/shared/time/calendar_span'

interface TimeControlsProps {
  layout: CalendarLayout
  day: string
  span: Days
  onDay: (day: string) => void
  onStep: (by: 1 | -1) => void
}

/** A stretch back or forward, and another day by its date. */
export function TimeControls({ layout, day, span, onDay, onStep }: TimeControlsProps) {
  const t = useTranslations('calendar')
  const step = (by: 1 | -1) => (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={t(by === 1 ? 'next' : 'previous')}
      onClick={() => onStep(by)}
    >
      <IconChevronRight size={18} className={by === 1 ? 'mirrored' : classes.back} aria-hidden />
    </ActionIcon>
  )
  return (
    <div className={classes.time}>
      <div className={classes.steps}>
        {step(-1)}
        {step(1)}
      </div>
      <JumpToDay day={day} span={span} layout={layout} onDay={onDay} />
    </div>
  )
}
