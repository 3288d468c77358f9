import type { PortalPerson } from '#domain/access/accounts/person_account'
import type { AdminArea } from '#domain/access/roles/permissions'
import type { RecordKind } from '#domain/shared/records/record_kind'

/** A kind of record that is a person with a portal. */
export type PersonKind = RecordKind & { subject: PortalPerson['type']; area: AdminArea }
