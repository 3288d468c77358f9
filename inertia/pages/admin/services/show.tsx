import { recordUrls } from '~/ui/record/record_urls'
import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryTab, Use } from '~/components/catalogue/types'
import { ServiceStatusWord } from '~/components/services/service_status_word'
import type { ServiceDetail } from '~/components/services/types'
import { Money } from '~/ui/money'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import { useTranslations } from 'use-intl'
import { ServicePrices } from '~/components/services/service_prices'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { FactsCard } from '~/ui/record/facts_card'
import record from '~/ui/record/record.module.css'

type ServiceShowProps = {
  service: ServiceDetail
  uses: Use[]
  activity: ActivityRow[]
  tab: EntryTab
  can: Abilities
  today: string
}

export default function ServiceShow(props: ServiceShowProps) {
  const { service, uses, activity, tab, can, today } = props
  return (
    <EntryPage
      area="services"
      entry={service}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('services')}
      lead={
        <>
          <ServiceStatusWord service={service} />
          {service.price && <Money amount={service.price} />}
        </>
      }
      overview={<ServiceOverview service={service} mayUpdate={can.update} today={today} />}
    />
  )
}

interface ServiceOverviewProps {
  service: ServiceDetail
  mayUpdate: boolean
  today: string
}

function ServiceOverview({ service, mayUpdate, today }: ServiceOverviewProps) {
  const t = useTranslations('services')
  const names = useBothNames()
  const format = useFormat()
  const tax =
    service.tax_mode === 'rate'
      ? format.percentage(Number(service.tax_rate))
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
