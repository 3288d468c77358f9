import { Link } from '@adonisjs/inertia/react'
import { Pagination, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ImportStatusWord } from '~/components/imports/import_status_word'
import type { ImportList } from '~/components/imports/types'
import { useImportColumns, useResult } from '~/components/imports/use_import_columns'
import { useFormat } from '~/hooks/use_format'
import { DataTable } from '~/ui/list/table/data_table'
import { ListCard } from '~/ui/list/list_card'
import { RowLink } from '~/ui/list/table/row_link'
import { useDataTable } from '~/ui/list/table/use_data_table'
import classes from '~/components/imports/imports.module.css'

export function ImportsList({ imports: { rows, meta } }: { imports: ImportList }) {
  const t = useTranslations('imports')
  const words = useTranslations('ui.list')
  const columns = useImportColumns()
  const result = useResult()
  const { number } = useFormat()
  const table = useDataTable({ rows, columns, sort: '', dir: 'asc' })
  return (
    <ListCard
      footer={
        meta.last_page > 1 && (
          <Pagination
            component="nav"
            aria-label={words('pages_of', { label: t('title') })}
            size="sm"
            value={meta.page}
            total={meta.last_page}
            getItemProps={(page) => ({
              'component': Link,
              'href': `${urlFor('admin.imports.index')}?page=${page}`,
              'children': number(page),
              'aria-label': words('page', { page }),
            })}
            withControls={false}
          />
        )
      }
    >
      <DataTable
        table={table}
        columns={columns}
        caption={t('title')}
        sort=""
        dir="asc"
        onSort={() => undefined}
        name={({ file_name }) => file_name}
        acts={() => []}
        card={(row) => (
          <>
            <RowLink href={urlFor('admin.imports.show', { id: row.id })}>
              <bdi>{row.file_name}</bdi>
            </RowLink>
            <Text size="sm" c="dimmed" component="div" className={classes.facts}>
              <span>{t(`entities.${row.entity}`)}</span>
              <span>{result(row)}</span>
            </Text>
            <ImportStatusWord status={row.status} />
          </>
        )}
        selectable={false}
        density="comfortable"
        busy={false}
        place={meta.page}
      />
    </ListCard>
  )
}
