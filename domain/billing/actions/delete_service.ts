import { serviceRecord, serviceUses } from '#domain/billing/service_record'
import type { Actor } from '#domain/shared/audit/actor'
import { findFinancial } from '#domain/access/centre/queries/find_financial'
import { trialServiceOf, valuesOf } from '#domain/access/centre/rules/financial'
import { err } from '#domain/shared/result'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { counted } from '#domain/shared/records/list_uses'
import { withTenant } from '#domain/shared/data/database'

async function chargesTrials(id: string) {
  const { financial } = await findFinancial()
  return trialServiceOf(valuesOf(financial)) === id
}

type Input = { tenantId: string; actor: Actor; id: string }

export class DeleteService {
  execute({ tenantId, actor, id }: Input) {
    return withTenant(tenantId, async () => {
      if (await chargesTrials(id)) return err({ type: 'charges_trials' } as const)
      return deleteRecord(serviceRecord, actor, id, counted(serviceUses))
    })
  }
}
