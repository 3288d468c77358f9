import { useTranslations } from 'use-intl'
import { ServicePrices } from '~/components/services/service_prices'
import type { ServiceDetail } from '~/components/services/types'
import { useBothNames } from '~/ui/names/both_names'
import { FactsCard } from '~/ui/record/facts_card'
import record from '~/ui/record/record.module.css'

interface ServiceOverviewProps {
  service: ServiceDetail
  mayUpdate: boolean
  today: string
}

export function ServiceOverview({ service, mayUpdate, today }: ServiceOverviewProps) {
  const t = useTranslations('services')
  const names = useBothNames()
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
      <ServicePrices service={service} mayUpdate={mayUpdate} today={today} />
      <FactsCard facts={facts} />
    </div>
  )
}
