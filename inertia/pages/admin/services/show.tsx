import { recordUrls } from '~/ui/record/record_urls'
import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryTab, Use } from '~/components/catalogue/types'
import { ServiceOverview } from '~/components/services/service_overview'
import { ServiceStatusWord } from '~/components/services/service_status_word'
import type { ServiceDetail } from '~/components/services/types'
import { Money } from '~/ui/money'
import type { Abilities, ActivityRow } from '~/ui/record/types'

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
