import { IconArchive, IconRestore } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ListDescription, ListedRow } from '~/ui/list/list_description'
import type { BulkAct } from '~/ui/list/selection/selection_bar'
import { archiveRecords, runRestore } from '~/ui/record/archive/archiving'
import type { Abilities } from '~/ui/record/types'
import { useAreaWords } from '~/ui/use_area_words'

interface BulkOptions<Row extends ListedRow> extends Pick<
  ListDescription<Row>,
  'area' | 'urls' | 'bulk'
> {
  can: Abilities
  isArchive: boolean
  chosen: Row[]
  everything: { address: string; total: number; isMore: boolean } | null
  done: () => void
}

export function useBulkActs<Row extends ListedRow>(options: BulkOptions<Row>): BulkAct[] {
  const { area, urls, can, isArchive, chosen, everything, done } = options
  const words = useAreaWords(area)
  const t = useTranslations('ui.list')
  const archives = urls.archives?.()
  const matching = everything && { matching: everything.address }
  const rows = matching ?? chosen.map(({ id }) => id)
  const count = everything?.total ?? chosen.length
  const labelled = (act: 'archive' | 'restore') =>
    everything?.isMore ? t(act) : words(`acts.${act}_many`, { count })
  const further = () => options.bulk?.(chosen, done, everything?.address ?? null) ?? []
  if (!archives) return isArchive ? [] : further()
  if (isArchive) {
    const restore: BulkAct = {
      id: 'restore',
      label: labelled('restore'),
      icon: <IconRestore size={16} aria-hidden />,
      run: () => runRestore(urls, rows, { count, onSuccess: done }),
    }
    return can.update ? [restore] : []
  }
  const archive: BulkAct = {
    id: 'archive',
    label: labelled('archive'),
    icon: <IconArchive size={16} aria-hidden />,
    run: () => archiveRecords(archives, rows, done),
  }
  return can.delete ? [...further(), archive] : further()
}
