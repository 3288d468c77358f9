import { SegmentedControl, Select } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useNarrow } from '~/hooks/use_narrow'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'
import classes from '~/components/calendar/toolbar/layout_switch.module.css'

interface LayoutSwitchProps {
  layouts: readonly CalendarLayout[]
  layout: CalendarLayout
  onLayout: (layout: CalendarLayout) => void
}

/** The layouts beside each other; a screen that is too narrow for them has a list to choose from. */
export function LayoutSwitch({ layouts, layout, onLayout }: LayoutSwitchProps) {
  const t = useTranslations('calendar')
  const control = {
    'aria-label': t('layout'),
    'value': layout,
    'data': layouts.map((value) => ({ value, label: t(`layouts.${value}`) })),
    'onChange': (next: string | null) => onLayout(next as CalendarLayout),
  }
  if (useNarrow()) return <Select className={classes.narrow} allowDeselect={false} {...control} />
  return <SegmentedControl className={classes.layouts} {...control} />
}
