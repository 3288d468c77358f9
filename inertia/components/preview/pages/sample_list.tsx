import { IconUsers } from '@tabler/icons-react'
import { SampleCard, useSampleColumns } from '~/components/preview/sample/use_sample_columns'
import { useSampleFilters } from '~/components/preview/sample/use_sample_filters'
import { everything, sampleUrls } from '~/components/preview/sample/sample_urls'
import type { SampleQuery, SampleRow } from '~/components/preview/sample/types'
import { useNames } from '~/ui/names/use_names'
import type { ListedPage, ListSettings, SavedView } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { useTranslations } from 'use-intl'

export interface SampleListProps {
  preview: ListedPage<SampleRow>
  query: SampleQuery
  sorts: ListSettings['sorts']
}

export function SampleList({ preview, query, sorts }: SampleListProps) {
  const names = useNames()
  const views = useSampleViews()
  const filters = useSampleFilters().filter(({ kind }) => kind !== 'searched')
  return (
    <RecordList
      area="preview"
      icon={<IconUsers size={24} />}
      urls={sampleUrls}
      columns={useSampleColumns()}
      card={(row) => <SampleCard row={row} />}
      name={(row) => names(row).lead}
      filters={filters}
      page={preview}
      query={query}
      can={everything}
      settings={{
        sorts,
        columns: [],
        density: 'comfortable',
        view_id: null,
        views,
        may_share: true,
      }}
    />
  )
}

function useSampleViews(): SavedView[] {
  const t = useTranslations('preview.status')
  return (['active', 'on_hold'] as const).map((status, place) => ({
    id: `00000000-0000-7000-8000-00000000000${place + 1}`,
    name: t(status),
    address: `status=${status}`,
    is_shared: place === 0,
    is_own: true,
    version: 1,
  }))
}
