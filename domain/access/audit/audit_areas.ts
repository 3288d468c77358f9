import {
  type AreaName,
  areaOf,
  areaNames,
  areasWhere,
  type AreasWith,
} from '#domain/shared/areas/areas'
import type { AreaDefinition } from '#domain/shared/areas/area'

export type AuditArea = AreasWith<'trail', object>

export const auditAreas = areasWhere<AuditArea>(({ trail }) => trail)

type AreaRecord = NonNullable<AreaDefinition['record']>
type Named = AreaRecord['named']

export const kindsNamed = (...by: Named[]): ({ table: AreaName } & AreaRecord)[] =>
  areaNames.flatMap((table) => {
    const { record } = areaOf(table)
    return record && by.includes(record.named) ? [{ table, ...record }] : []
  })
