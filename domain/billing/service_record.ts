import type { RecordKind } from '#domain/shared/records/record_kind'

export const serviceRecord = {
  table: 'services',
  subject: 'service',
  area: 'services',
} as const satisfies RecordKind

/** What keeps a service from being deleted for good. */
export const serviceUses = {
  packages: 'select count(*) from package_lines where service_id = ?',
}
