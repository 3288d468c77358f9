import type { ServiceList, ServiceQuery } from '~/components/services/types'
import { useServiceList } from '~/components/services/use_service_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

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
