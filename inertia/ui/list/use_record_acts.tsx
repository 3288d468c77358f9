import { IconArchive, IconPencil, IconRestore } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ListedRow } from '~/ui/list/list_description'
import type { RowAct } from '~/ui/list/table/row_act'
import { archiveRecords, runRestore } from '~/ui/record/archive/archiving'
import type { RecordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'

export function useRecordActs<Row extends ListedRow>(
  urls: RecordUrls,
  can: Abilities,
  further?: (row: Row) => RowAct[]
): (row: Row) => RowAct[] {
  const t = useTranslations('ui.list')
  const archives = urls.archives?.()
  return (row) => {
    const { id, archived_at } = row
    if (archived_at) {
      const icon = <IconRestore size={16} aria-hidden />
      const run = () => runRestore(urls, [id])
      return archives && can.update
        ? [{ id: 'restore', label: t('restore'), icon, run, common: true }]
        : []
    }
    const acts: RowAct[] = []
    if (urls.edit && can.update) {
      const icon = <IconPencil size={16} aria-hidden />
      acts.push({ id: 'edit', label: t('edit'), icon, href: urls.edit(id), common: true })
    }
    acts.push(...(further?.(row) ?? []))
    if (archives && can.delete) {
      const icon = <IconArchive size={16} aria-hidden />
      const run = () => archiveRecords(archives, [id])
      acts.push({ id: 'archive', label: t('archive'), icon, run, common: true })
    }
    return acts
  }
}
