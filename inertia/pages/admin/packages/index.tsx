import type { PackageList, PackageQuery, PackageRow } from '~/components/packages/types'
import type { ListDescription, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'
import { Text } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import { PackageStatusWord } from '~/components/packages/package_status_word'
import { packageStatuses, packageUnits } from '#domain/billing/rules/package'
import { usePackageColumns } from '~/components/packages/use_package_columns'
import { useUnits } from '~/components/packages/use_units'
import { useBothNames } from '~/ui/names/both_names'
import { Money } from '~/ui/money'
import { NamedCell } from '~/ui/record/named_cell'
import classes from '~/ui/list/record_list.module.css'

type PackagesIndexProps = {
  packages: PackageList
  query: PackageQuery
  can: Abilities
  list: ListSettings
}

export default function PackagesIndex({ packages, query, can, list }: PackagesIndexProps) {
  const description = usePackageList()
  return <RecordList {...description} page={packages} query={query} can={can} settings={list} />
}

function usePackageList(): ListDescription<PackageRow> {
  const t = useTranslations('packages')
  const names = useBothNames()
  const units = useUnits()
  return {
    area: 'packages',
    icon: <IconPackage size={24} />,
    urls: recordUrls('packages'),
    columns: usePackageColumns(),
    card: (found) => (
      <>
        <div className={classes.cardHead}>
          <NamedCell named={found} href={urlFor('admin.packages.show', { id: found.id })} />
        </div>
        <div className={classes.facts}>
          <Text size="sm" c="dimmed" component="span">
            {units(found.unit, found.units)}
          </Text>
          <Money amount={found.price} />
          <PackageStatusWord found={found} />
        </div>
      </>
    ),
    name: (found) => names(found).lead,
    filters: [
      {
        kind: 'choice',
        name: 'status',
        label: t('fields.status'),
        options: packageStatuses.map((status) => ({
          value: status,
          label: <PackageStatusWord found={{ status, archived_at: null }} />,
        })),
      },
      {
        kind: 'choice',
        name: 'unit',
        label: t('fields.unit'),
        options: packageUnits.map((value) => ({ value, label: t(`unit.${value}`) })),
      },
    ],
  }
}
