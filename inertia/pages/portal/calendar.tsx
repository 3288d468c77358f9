import type { OwnGroupsOf } from '~/components/portal/own_groups'
import { PageHeader } from '~/ui/page/page_header'
import { useAreaName } from '~/ui/use_area_name'
import type { StoredNames } from '#domain/shared/text/person_names'

interface PortalCalendarProps {
  person_type: OwnGroupsOf
  children?: (StoredNames & { id: string })[]
}

export default function PortalCalendar(_: PortalCalendarProps) {
  return <PageHeader title={useAreaName()('calendar')} />
}
