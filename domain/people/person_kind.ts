import type { PortalPerson } from '#domain/access/person_account'
import type { AdminArea } from '#domain/access/permissions'
import type { RecordKind } from '#domain/shared/records/record_kind'

/** A kind of record that is a person with a portal. */
export type PersonKind = RecordKind & { subject: PortalPerson['type']; area: AdminArea }
