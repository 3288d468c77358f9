import { Button, Popover, Skeleton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSpanTitle } from '~/components/calendar/toolbar/use_span_title'
import classes from '~/components/calendar/toolbar/time_controls.module.css'
import { lazyPart } from '~/language/lazy_part'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import type { CalendarLayout } from '#domain/shared/choices/calendar_layouts'
import type { Days } from '#domain/shared/time/calendar_span'

const MonthOfDays = lazyPart(() => import('~/components/calendar/toolbar/month_of_days'))

interface JumpToDayProps {
  day: string
  span: Days
  layout: CalendarLayout
  onDay: (day: string) => void
}

/** What the calendar shows, and where another day is chosen. */
export function JumpToDay({ day, span, layout, onDay }: JumpToDayProps) {
  const t = useTranslations('calendar')
  const title = useSpanTitle()(span, layout)
  const [isOpen, setOpen] = useState(false)
  useCloseOnBack(isOpen, () => setOpen(false))
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md" trapFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.span}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={t('jump', { span: title })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <bdi>{title}</bdi>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('jump_label')}>
        <Suspense fallback={<Skeleton w={252} h={280} />}>
          <MonthOfDays
            day={day}
            takesFocus
            onDay={(next) => {
              setOpen(false)
              onDay(next)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
