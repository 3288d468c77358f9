import { ServiceDeletion } from '~/components/services/service_deletion'
import { ServiceOverview } from '~/components/services/service_overview'
import { ServiceStatusWord } from '~/components/services/service_status_word'
import { serviceUrls } from '~/components/services/service_urls'
import type { ServiceDetail } from '~/components/services/types'
import { useBothNames } from '~/ui/both_names'
import { Money } from '~/ui/money'
import { RecordActivity } from '~/ui/record/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import classes from '~/ui/record/record.module.css'

type ServiceShowProps = {
  service: ServiceDetail
  activity: ActivityRow[]
  tab: 'overview' | 'activity'
  can: Abilities
  today: string
}

export default function ServiceShow({ service, activity, tab, can, today }: ServiceShowProps) {
  const tabs = useUsualTabs()
  return (
    <div className={classes.record}>
      <RecordHeader
        area="services"
        record={service}
        name={useBothNames()(service)}
        lead={
          <>
            <ServiceStatusWord service={service} />
            {service.price && <Money amount={service.price} />}
          </>
        }
        urls={serviceUrls}
        can={can}
        menu={can.delete && <ServiceDeletion service={service} />}
      />
      <RecordTabs
        url={serviceUrls.show(service.id)}
        tabs={[tabs.overview, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' ? (
        <ServiceOverview service={service} mayUpdate={can.update} today={today} />
      ) : (
        <RecordActivity area="services" activity={activity} />
      )}
    </div>
  )
}
