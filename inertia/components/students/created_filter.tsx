import { Skeleton, Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { FilterMenu } from '~/ui/list/filter_menu'

const DayRange = lazy(() => import('~/ui/list/day_range'))

interface CreatedFilterProps {
  from: string | null
  to: string | null
  onChange: (change: { created_from?: string | null; created_to?: string | null }) => void
}

/** From and until which day a student was added; calendars come when the filter is opened. */
export function CreatedFilter({ from, to, onChange }: CreatedFilterProps) {
  const t = useTranslations('students.filters')
  return (
    <FilterMenu label={t('created')} chosen={[from, to].filter(Boolean).length}>
      <Stack w={260}>
        <Suspense fallback={<Skeleton height={140} />}>
          <DayRange
            name="created"
            from={from}
            to={to}
            onFrom={(day) => onChange({ created_from: day })}
            onTo={(day) => onChange({ created_to: day })}
          />
        </Suspense>
      </Stack>
    </FilterMenu>
  )
}
