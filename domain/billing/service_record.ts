import { compiler } from '#domain/shared/data/database'
import { recordOf } from '#domain/shared/records/record_kind'
import type { Leaning } from '#domain/shared/records/list_uses'

export const serviceRecord = recordOf('services')

export const serviceUses: Leaning<'packages'> = {
  packages: (id) =>
    compiler
      .selectFrom('package_lines as l')
      .innerJoin('packages as k', (join) =>
        join.onRef('k.tenant_id', '=', 'l.tenant_id').onRef('k.id', '=', 'l.package_id')
      )
      .where('l.service_id', '=', id)
      .select(['k.id', 'k.code', 'k.name_en', 'k.name_ar', 'k.archived_at']),
}
