import { router } from '@inertiajs/react'
import { NativeSelect, Skeleton, Stack } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useBranches, useBranchNames } from '~/components/branches/use_branches'
import type { HoursQuery } from '~/components/instructor_hours/types'
import { useFormat } from '~/hooks/use_format'
import { lazyPart } from '~/language/lazy_part'
import { FilterMenu } from '~/ui/list/filters/filter_menu'
import { queryString } from '~/ui/list/list_query'

const DayRange = lazyPart(() => import('~/ui/list/filters/day_range'))

/** The days of the hours, and where the centre has several branches, one of them. */
export function HoursToolbar({ url, query }: { url: string; query: HoursQuery }) {
  const t = useTranslations('instructor_hours.filters')
  const format = useFormat()
  const branches = useBranches()
  const names = useBranchNames()
  const change = (part: Partial<HoursQuery>) =>
    router.get(url + queryString({ ...query, ...part }, {}), undefined, { preserveState: true })
  const days = format.days(query.from, query.until)
  return (
    <>
      <FilterMenu label={`${t('days')}: ${days}`} chosen={0}>
        <Stack w={260}>
          <Suspense fallback={<Skeleton height={140} />}>
            <DayRange
              name="hours"
              from={query.from}
              to={query.until}
              onFrom={(from) => from && change({ from })}
              onTo={(until) => until && change({ until })}
            />
          </Suspense>
        </Stack>
      </FilterMenu>
      {branches.length > 0 && (
        <NativeSelect
          aria-label={t('branch')}
          value={query.branch ?? ''}
          onChange={(event) => change({ branch: event.currentTarget.value || null })}
          data={[
            { value: '', label: t('every_branch') },
            ...branches.map(({ id }) => ({ value: id, label: names.get(id) ?? '' })),
          ]}
        />
      )}
    </>
  )
}
