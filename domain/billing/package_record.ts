import type { RecordKind } from '#domain/shared/records/record_kind'

export const packageRecord = {
  table: 'packages',
  subject: 'package',
  area: 'packages',
} as const satisfies RecordKind
