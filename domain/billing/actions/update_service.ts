import { FindService } from '#domain/billing/queries/find_service'
import { serviceColumns, type ServiceFields } from '#domain/billing/service_fields'
import { subjectAndLevel } from '#domain/teaching/catalogue/subject_and_level'
import { serviceRecord } from '#domain/billing/service_record'
import type { EditRefusal } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { updateRecord } from '#domain/shared/records/update_record'
import { unusableRecord, type UnusableRecord } from '#domain/shared/records/unusable_record'
import { err, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  fields: ServiceFields
}

export class UpdateService {
  execute({ tenantId, actor, id, version, fields }: Input) {
    const columns = {
      ...serviceColumns(fields),
      ...(fields.code === null ? {} : { code: fields.code }),
    }
    return refusingTaken('services', () =>
      withTenant(tenantId, async (): Promise<Result<unknown, EditRefusal | UnusableRecord>> => {
        const saved = await new FindService().execute(id)
        if (!saved) return err({ type: 'not_found' })
        const unusable = await unusableRecord(subjectAndLevel(fields), [
          saved.subject?.id ?? null,
          saved.level?.id ?? null,
        ])
        if (unusable) return err(unusable)
        return updateRecord(serviceRecord, actor, { id, version, columns })
      })
    )
  }
}
