import { Skeleton, Stack } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { FilterMenu } from '~/ui/list/filters/filter_menu'

const DayRange = lazyPart(() => import('~/ui/list/filters/day_range'))

interface DaysFilterProps {
  name: string
  label: string
  from: string | null
  to: string | null
  onChange: (change: Record<string, string | null>) => void
}

export function DaysFilter({ name, label, from, to, onChange }: DaysFilterProps) {
  return (
    <FilterMenu label={label} chosen={[from, to].filter(Boolean).length}>
      <Stack w={260}>
        <Suspense fallback={<Skeleton height={140} />}>
          <DayRange
            name={name}
            from={from}
            to={to}
            onFrom={(day) => onChange({ [`${name}_from`]: day })}
            onTo={(day) => onChange({ [`${name}_to`]: day })}
          />
        </Suspense>
      </Stack>
    </FilterMenu>
  )
}
