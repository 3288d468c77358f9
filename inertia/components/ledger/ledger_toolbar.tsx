import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { LedgerDaysProps, LedgerPeriodProps } from '~/components/ledger/types'
import { useFormat } from '~/hooks/use_format'
import { lazyPart } from '~/language/lazy_part'
import { FilterMenu } from '~/ui/list/filters/filter_menu'
import { queryString } from '~/ui/list/list_query'

const DayRange = lazyPart(() => import('~/ui/list/filters/day_range'))

interface LedgerToolbarProps {
  url: string
  days: LedgerDaysProps
  periods: LedgerPeriodProps[]
}

/** The days that are booked in: those an accountant asks for by a press, others by their dates. */
export function LedgerToolbar({ url, days, periods }: LedgerToolbarProps) {
  const t = useTranslations('ledger.periods')
  const format = useFormat()
  const { from, until } = days
  const current = periods.find((one) => one.from === from && one.until === until)
  const isOwn = !current && from && until
  const change = (part: Partial<LedgerDaysProps>) => {
    const next = { from: from ?? until, until: until ?? from, ...part }
    const span = { from: next.from ?? next.until, until: next.until ?? next.from }
    router.get(url + queryString(span, {}), undefined, { preserveState: true })
  }
  return (
    <Group gap="xs" role="group" aria-label={t('label')}>
      {periods.map(({ period, ...span }) => (
        <Button
          key={period}
          component={Link}
          href={url + queryString(span, {})}
          size="xs"
          variant={current?.period === period ? 'filled' : 'default'}
          aria-current={current?.period === period || undefined}
        >
          {t(period)}
        </Button>
      ))}
      <FilterMenu
        label={isOwn ? t('own', { days: format.days(from, until) }) : t('choose')}
        chosen={0}
      >
        <Stack w={260}>
          <Suspense fallback={<Skeleton height={140} />}>
            <DayRange
              name="ledger"
              from={from}
              to={until}
              onFrom={(day) => day && change({ from: day })}
              onTo={(day) => day && change({ until: day })}
            />
          </Suspense>
        </Stack>
      </FilterMenu>
    </Group>
  )
}
