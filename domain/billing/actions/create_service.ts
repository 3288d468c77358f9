import { addPrice, type NewPrice } from '#domain/billing/add_price'
import { serviceColumns, type ServiceFields } from '#domain/billing/service_fields'
import { subjectAndLevel } from '#domain/teaching/catalogue/subject_and_level'
import { serviceRecord } from '#domain/billing/service_record'
import type { Actor } from '#domain/shared/audit/actor'
import { createRecord } from '#domain/shared/records/create_record'
import { freeCode } from '#domain/shared/records/free_code'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { unusableRecord } from '#domain/shared/records/unusable_record'
import { err, ok } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'
import { codePrefixes } from '#domain/shared/records/number_prefixes'

type Input = {
  tenantId: string
  actor: Actor
  fields: ServiceFields
  price: NewPrice | null
}

export class CreateService {
  execute({ tenantId, actor, fields, price }: Input) {
    return refusingTaken('services', () =>
      withTenant(tenantId, async () => {
        const unusable = await unusableRecord(subjectAndLevel(fields))
        if (unusable) return err(unusable)
        const code = fields.code ?? (await freeCode('services', codePrefixes.services))
        const columns = { ...serviceColumns(fields), code }
        const id = await createRecord(serviceRecord, actor, columns)
        if (price) await addPrice(actor, id, price)
        return ok({ id })
      })
    )
  }
}
