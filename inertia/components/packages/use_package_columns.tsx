import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PackageStatusWord } from '~/components/packages/package_status_word'
import type { PackageRow } from '~/components/packages/types'
import { useUnits } from '~/components/packages/use_units'
import type { Column } from '~/ui/list/columns/column'
import { Money } from '~/ui/money'
import { NamedCell } from '~/ui/record/named_cell'

export function usePackageColumns(): Column<PackageRow>[] {
  const t = useTranslations('packages')
  const units = useUnits()
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('columns.name'),
        sortable: true,
        cell: (found) => (
          <NamedCell named={found} href={urlFor('admin.packages.show', { id: found.id })} />
        ),
      },
      {
        id: 'code',
        title: t('columns.code'),
        sortable: true,
        width: 130,
        cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
      },
      {
        id: 'units',
        title: t('columns.units'),
        width: 150,
        cell: (found) => units(found.unit, found.units),
      },
      {
        id: 'price',
        title: t('columns.price'),
        width: 160,
        end: true,
        cell: ({ price }) => <Money amount={price} />,
      },
      {
        id: 'validity_days',
        title: t('columns.validity_days'),
        width: 140,
        cell: ({ validity_days: days }) =>
          days === null ? t('no_end') : t('days', { count: days }),
      },
      {
        id: 'status',
        title: t('columns.status'),
        width: 130,
        cell: (found) => <PackageStatusWord found={found} />,
      },
    ],
    [t, units]
  )
}
