import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Pattern, PatternProps } from '~/components/groups/pattern/types'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useWeek } from '~/hooks/use_week'
import { EmptyState } from '~/ui/page/empty_state'

interface EmptyPatternProps extends Pick<PatternProps, 'group' | 'pattern'> {
  /** Adds times by hand; null for whoever may not. */
  add: ReactNode
}

/** A group that is scheduled already may take its usual times from there. */
export function EmptyPattern({ group, pattern, add }: EmptyPatternProps) {
  const t = useTranslations('groups.pattern')
  const timesOf = useSlotTimes()
  const [isPending, setPending] = useState(false)
  const { version, scheduled } = pattern
  const take = () =>
    router.put(
      urlFor('admin.groups.pattern.update', { id: group.id }),
      { version, ...scheduled },
      {
        preserveScroll: true,
        onStart: () => setPending(true),
        onFinish: () => setPending(false),
      }
    )
  return (
    <EmptyState
      title={t('none')}
      text={scheduled ? t('scheduled_lead', { times: timesOf(scheduled.slots) }) : t('none_lead')}
      actions={
        add && (
          <>
            {scheduled && (
              <Button
                leftSection={<IconCalendarCheck size={16} aria-hidden />}
                loading={isPending}
                onClick={take}
              >
                {t('take_scheduled')}
              </Button>
            )}
            {add}
          </>
        )
      }
    />
  )
}

/** `Sunday 16:30–17:30 and Wednesday 16:30–17:30`, in the order of the week; hours never break over two lines. */
function useSlotTimes() {
  const week = useWeek()
  const { hoursUntil } = useFormat()
  const { locale } = useShared().intl
  return (slots: Pattern['slots']) =>
    new Intl.ListFormat(locale).format(
      week.flatMap(({ weekday, name }) =>
        slots
          .filter((slot) => slot.weekday === weekday)
          .map(({ starts, ends }) => `${name}\u00a0${hoursUntil(starts, ends)}`)
      )
    )
}
