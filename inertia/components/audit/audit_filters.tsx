import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { useTranslations } from 'use-intl'
import type { AuditArea, AuditQuery } from '~/components/audit/types'
import { FilterMenu } from '~/ui/list/filters/filter_menu'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useAreaName } from '~/ui/use_area_name'
import { useNames } from '~/ui/names/use_names'

const DayRange = lazyPart(() => import('~/ui/list/filters/day_range'))

interface AuditFiltersProps {
  query: AuditQuery
  actors: (StoredNames & { id: string })[]
  areas: AuditArea[]
  onChange: (change: Partial<AuditQuery>) => void
}

export function AuditFilters({ query, actors, areas, onChange }: AuditFiltersProps) {
  const t = useTranslations('audit')
  const names = useNames()
  const nameOf = useAreaName()
  const isFiltered = query.person || query.area || query.from || query.to
  return (
    <>
      <NativeSelect
        aria-label={t('filters.person')}
        value={query.person ?? ''}
        onChange={(event) => onChange({ person: event.currentTarget.value || null })}
        data={[
          { value: '', label: t('filters.everybody') },
          ...actors.map((actor) => ({ value: actor.id, label: names(actor).lead })),
        ]}
      />
      <NativeSelect
        aria-label={t('filters.area')}
        value={query.area ?? ''}
        onChange={(event) =>
          onChange({ area: areas.find((area) => area === event.currentTarget.value) ?? null })
        }
        data={[
          { value: '', label: t('filters.everything') },
          ...areas.map((area) => ({ value: area, label: nameOf(area, 'trail') })),
        ]}
      />
      <FilterMenu label={t('filters.days')} chosen={[query.from, query.to].filter(Boolean).length}>
        <Suspense fallback={<Skeleton height={140} width={260} />}>
          <DayRange
            name="audit"
            from={query.from}
            to={query.to}
            onFrom={(from) => onChange({ from })}
            onTo={(to) => onChange({ to })}
          />
        </Suspense>
      </FilterMenu>
      {isFiltered && (
        <Button
          variant="subtle"
          onClick={() => onChange({ person: null, area: null, from: null, to: null })}
        >
          {t('filters.clear')}
        </Button>
      )}
    </>
  )
}
