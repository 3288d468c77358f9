import { knownIds, type Unknown } from '#domain/billing/known_ids'
import { serviceColumns, type ServiceFields } from '#domain/billing/service_fields'
import { serviceRecord } from '#domain/billing/service_record'
import type { Actor } from '#domain/shared/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { type EditRefusal, updateRecord } from '#domain/shared/records/update_record'
import type { Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  /** The version the person began to edit. */
  version: number
  /** Without a code, the one there is stays. */
  fields: ServiceFields
}

/** Changes a service, unless someone else saved first; its prices are a matter of their own. */
export class UpdateService {
  execute({ tenantId, actor, id, version, fields }: Input) {
    const columns = {
      ...serviceColumns(fields),
      ...(fields.code === null ? {} : { code: fields.code }),
    }
    return refusingTaken('services', () =>
      withTenant(tenantId, async (): Promise<Result<unknown, EditRefusal | Unknown>> => {
        const known = await knownIds([
          { field: 'subject_id', table: 'subjects', id: fields.subjectId },
          { field: 'level_id', table: 'levels', id: fields.levelId },
        ])
        if (!known.ok) return known
        return updateRecord(serviceRecord, actor, { id, version, columns })
      })
    )
  }
}
