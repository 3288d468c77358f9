import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ServiceStatusWord } from '~/components/services/service_status_word'
import type { ServiceRow } from '~/components/services/types'
import type { Column } from '~/ui/list/columns/column'
import { Money } from '~/ui/money'
import { NamedCell } from '~/ui/record/named_cell'

export function useServiceColumns(): Column<ServiceRow>[] {
  const t = useTranslations('services')
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('columns.name'),
        sortable: true,
        cell: (service) => (
          <NamedCell named={service} href={urlFor('admin.services.show', { id: service.id })} />
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
        id: 'kind',
        title: t('columns.kind'),
        width: 150,
        cell: ({ kind }) => t(`kind.${kind}`),
      },
      {
        id: 'price',
        title: t('columns.price'),
        width: 160,
        end: true,
        cell: ({ price }) => (price ? <Money amount={price} /> : t('no_price')),
      },
      {
        id: 'unit',
        title: t('columns.unit'),
        width: 130,
        cell: ({ unit }) => t(`unit.${unit}`),
      },
      {
        id: 'status',
        title: t('columns.status'),
        width: 130,
        cell: (service) => <ServiceStatusWord service={service} />,
      },
    ],
    [t]
  )
}
