import type { ServiceList, ServiceQuery, ServiceRow } from '~/components/services/types'
import type { ListDescription, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'
import { Text } from '@mantine/core'
import { IconReceipt2 } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import { ServiceStatusWord } from '~/components/services/service_status_word'
import { serviceKinds, serviceStatuses, serviceUnits } from '#domain/billing/rules/service'
import { useServiceColumns } from '~/components/services/use_service_columns'
import { useBothNames } from '~/ui/names/both_names'
import { Money } from '~/ui/money'
import { NamedCell } from '~/ui/record/named_cell'
import classes from '~/ui/list/record_list.module.css'

type ServicesIndexProps = {
  services: ServiceList
  query: ServiceQuery
  can: Abilities
  list: ListSettings
}

export default function ServicesIndex({ services, query, can, list }: ServicesIndexProps) {
  const description = useServiceList()
  return <RecordList {...description} page={services} query={query} can={can} settings={list} />
}

function useServiceList(): ListDescription<ServiceRow> {
  const t = useTranslations('services')
  const names = useBothNames()
  return {
    area: 'services',
    icon: <IconReceipt2 size={24} />,
    urls: recordUrls('services'),
    columns: useServiceColumns(),
    card: (service) => (
      <>
        <div className={classes.cardHead}>
          <NamedCell named={service} href={urlFor('admin.services.show', { id: service.id })} />
        </div>
        <div className={classes.facts}>
          <Text size="sm" c="dimmed" component="span">
            {t(`kind.${service.kind}`)}
          </Text>
          {service.price && <Money amount={service.price} />}
          <ServiceStatusWord service={service} />
        </div>
      </>
    ),
    name: (service) => names(service).lead,
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('fields.kind'),
        options: serviceKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'unit',
        label: t('fields.unit'),
        options: serviceUnits.map((value) => ({ value, label: t(`unit.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'status',
        label: t('fields.status'),
        options: serviceStatuses.map((status) => ({
          value: status,
          label: <ServiceStatusWord service={{ status, archived_at: null }} />,
        })),
      },
    ],
  }
}
