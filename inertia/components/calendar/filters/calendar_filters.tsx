import { Button, Skeleton } from '@mantine/core'
import { IconAlertTriangle, IconUserQuestion } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { CalendarFilters as Filters } from '~/components/calendar/filters/use_calendar_filters'
import { lazyPart } from '~/language/lazy_part'
import { FilterMenu } from '~/ui/list/filters/filter_menu'
import { chosenCount } from '~/ui/list/filters/filter_values'
import type { FilterPart } from '~/ui/list/list_description'
import type { OnlySome } from '#domain/scheduling/class_sessions/rules/session_kinds'

const FoldedFilters = lazyPart(() => import('~/ui/list/filters/folded_filters'))

const icons = { clashes: IconAlertTriangle, unstaffed: IconUserQuestion }
const pressed = Object.keys(icons) as (keyof typeof icons)[]

interface CalendarFiltersProps {
  filters: FilterPart[]
  controls: Filters
}

/** All filters in one place, and one click for what somebody has to see to. */
export function CalendarFilters({ filters, controls }: CalendarFiltersProps) {
  const { query, change } = controls
  const hasOnly = filters.some(({ name }) => name === 'only')
  const t = useTranslations('ui.list')
  const words = useTranslations('calendar.only')
  const toggle = (some: OnlySome) => {
    const others = query.only.filter((one) => one !== some)
    change({ only: query.only.includes(some) ? others : [...others, some] })
  }
  return (
    <>
      <FilterMenu
        label={t('filters')}
        chosen={filters.filter((filter) => chosenCount(query, filter) > 0).length}
      >
        <Suspense fallback={<Skeleton w={280} h={260} />}>
          <FoldedFilters
            filters={filters}
            query={query}
            change={(next) => change(next as Partial<typeof query>)}
          />
        </Suspense>
      </FilterMenu>
      {!hasOnly &&
        pressed.map((some) => {
          const Icon = icons[some]
          const isChosen = query.only.includes(some)
          return (
            <Button
              key={some}
              variant={isChosen ? 'light' : 'default'}
              fw={500}
              aria-pressed={isChosen}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => toggle(some)}
            >
              {words(some)}
            </Button>
          )
        })}
    </>
  )
}
