import { sql } from 'kysely'
import { recordOf } from '#domain/shared/records/record_kind'
import type { Leaning, UsedBy } from '#domain/shared/records/list_uses'

export const serviceRecord = recordOf('services')

export const serviceUses: Leaning<'packages'> = {
  packages: (id) => sql<UsedBy>`
    select k.id, k.code, k.name_en, k.name_ar, k.archived_at
    from package_lines l join packages k on k.tenant_id = l.tenant_id and k.id = l.package_id
    where l.service_id = ${id}`,
}
