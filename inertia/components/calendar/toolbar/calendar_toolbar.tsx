import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { JumpToDay } from '~/components/calendar/toolbar/jump_to_day'
import classes from '~/components/calendar/toolbar/calendar_toolbar.module.css'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'
import type { Days } from '#domain/shared/time/calendar_span'

interface CalendarToolbarProps {
  layouts: readonly CalendarLayout[]
  layout: CalendarLayout
  day: string
  today: string
  span: Days
  onLayout: (layout: CalendarLayout) => void
  onDay: (day: string) => void
  onStep: (by: 1 | -1) => void
  children?: ReactNode
}

export function CalendarToolbar(props: CalendarToolbarProps) {
  const { layouts, layout, day, today, span, onLayout, onDay, onStep, children } = props
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
    <div className={classes.toolbar}>
      <div className={classes.time}>
        <Button variant="default" fw={500} disabled={day === today} onClick={() => onDay(today)}>
          {t('today')}
        </Button>
        <div className={classes.steps}>
          {step(-1)}
          {step(1)}
        </div>
        <JumpToDay day={day} span={span} layout={layout} onDay={onDay} />
      </div>
      {children}
      <SegmentedControl
        aria-label={t('layout')}
        className={classes.layouts}
        value={layout}
        onChange={(next) => onLayout(next as CalendarLayout)}
        data={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
      />
    </div>
  )
}
