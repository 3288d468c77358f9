import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useWholeName } from '~/components/audit/use_whole_name'
import { ImportStatusWord } from '~/components/imports/import_status_word'
import type { ListedImport } from '~/components/imports/types'
import { useFormat } from '~/hooks/use_format'
import { RowLink } from '~/ui/list/table/row_link'
import type { Column } from '~/ui/list/columns/column'

export function useResult(): (row: ListedImport) => string {
  const t = useTranslations('imports')
  return (row) => {
    const { entity, status, created, sessions_made: made, sessions_undone: back } = row
    if (entity === 'sessions' && status === 'undone') return t('undone.sessions', { count: back })
    if (entity === 'sessions')
      return created > 0 ? t('done.sessions', { count: made, rows: created }) : ''
    if (row.status === 'undone') return t('undone.undone', { count: row.undone })
    if (row.created > 0) return t('done.created', { count: row.created })
    return row.updated > 0 ? t('done.updated', { count: row.updated }) : ''
  }
}

export function useImportColumns(): Column<ListedImport>[] {
  const t = useTranslations('imports')
  const { instant } = useFormat()
  const whole = useWholeName()
  const result = useResult()
  return useMemo(
    () => [
      {
        id: 'file',
        title: t('list.file'),
        cell: (row) => (
          <RowLink href={urlFor('admin.imports.show', { id: row.id })}>
            <bdi>{row.file_name}</bdi>
          </RowLink>
        ),
      },
      {
        id: 'entity',
        title: t('list.entity'),
        width: 120,
        cell: (row) => t(`entities.${row.entity}`),
      },
      {
        id: 'status',
        title: t('list.status'),
        width: 190,
        cell: ({ status }) => <ImportStatusWord status={status} />,
      },
      { id: 'result', title: t('list.result'), width: 210, cell: result },
      {
        id: 'by',
        title: t('list.by'),
        width: 150,
        cell: (row) => (
          <Text size="sm" truncate>
            <bdi>{whole(row.started_by_name, row.started_by_name_other)}</bdi>
          </Text>
        ),
      },
      { id: 'at', title: t('list.at'), width: 190, cell: ({ created_at }) => instant(created_at) },
    ],
    [t, instant, whole, result]
  )
}
