import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { packageUrls } from '~/components/packages/package_urls'
import { ServicePrices } from '~/components/services/service_prices'
import type { ServiceDetail } from '~/components/services/types'
import { usePermissions } from '~/hooks/use_permissions'
import { useBothNames } from '~/ui/both_names'
import { FactsCard } from '~/ui/record/facts_card'
import prices from '~/components/services/prices.module.css'
import record from '~/ui/record/record.module.css'

interface ServiceOverviewProps {
  service: ServiceDetail
  mayUpdate: boolean
  today: string
}

/** What a service is, its prices over time, and the packages that are made of it. */
export function ServiceOverview({ service, mayUpdate, today }: ServiceOverviewProps) {
  const t = useTranslations('services')
  const names = useBothNames()
  const may = usePermissions()
  const tax =
    service.tax_mode === 'rate'
      ? t('own_rate', { rate: Number(service.tax_rate) })
      : t(`tax_mode.${service.tax_mode}`)
  const facts = [
    { label: t('fields.code'), value: <bdi dir="ltr">{service.code}</bdi>, copy: service.code },
    { label: t('fields.kind'), value: t(`kind.${service.kind}`) },
    { label: t('fields.unit'), value: t(`unit.${service.unit}`) },
    { label: t('fields.billable_to'), value: t(`billable_to.${service.billable_to}`) },
    { label: t('fields.is_recurring'), value: t(service.is_recurring ? 'yes' : 'no') },
    { label: t('fields.tax_mode'), value: tax },
    { label: t('fields.subject_id'), value: service.subject && names(service.subject).lead },
    { label: t('fields.level_id'), value: service.level && names(service.level).lead },
    {
      label: t('fields.work_type'),
      value: service.work_type && t(`work_type.${service.work_type}`),
    },
  ]
  return (
    <div className={record.overview}>
      <div className={record.record}>
        <ServicePrices service={service} mayUpdate={mayUpdate} today={today} />
        <section className={record.card}>
          <Title order={2}>{t('used_in.title')}</Title>
          {service.packages.length === 0 && <Text c="dimmed">{t('used_in.none')}</Text>}
          <ul className={prices.prices}>
            {service.packages.map((found) => (
              <li key={found.id} className={prices.price}>
                {may('admin.packages.index') ? (
                  <Anchor component={Link} href={packageUrls.show(found.id)}>
                    {names(found).lead}
                  </Anchor>
                ) : (
                  <bdi>{names(found).lead}</bdi>
                )}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <FactsCard facts={facts} />
    </div>
  )
}
