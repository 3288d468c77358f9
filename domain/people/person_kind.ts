import type { PortalPerson } from '#domain/access/accounts/person_account'
import type { AdminArea } from '#domain/access/roles/permissions'
import type { RecordKind } from '#domain/shared/records/record_kind'

export type PersonKind = RecordKind & { subject: PortalPerson['type']; area: AdminArea }
