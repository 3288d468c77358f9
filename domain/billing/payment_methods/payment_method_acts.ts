import { lockMethods, orderedMethods, renumber } from '#domain/billing/payment_methods/method_order'
import {
  type PaymentMethodFields,
  paymentMethodRecord,
  paymentMethodUses,
} from '#domain/billing/payment_methods/payment_method_record'
import { withTenant } from '#domain/shared/data/database'
import { createRecord } from '#domain/shared/records/create_record'
import { deleteRecord } from '#domain/shared/records/delete_record'
import type { CreateEntry, DeleteEntry, UpdateEntry } from '#domain/shared/records/entry_acts'
import { counted } from '#domain/shared/records/list_uses'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import type { EditRefusal } from '#domain/shared/records/stale_version'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'

export type KindFixed = { type: 'kind_fixed' }
export type LastActive = { type: 'last_active' }

const placed = (ids: string[], id: string, place: number) => ids.toSpliced(place - 1, 0, id)

export const paymentMethodActs = {
  create: ({ tenantId, actor, fields }: CreateEntry<PaymentMethodFields>) =>
    refusingTaken('payment_methods', () =>
      withTenant(tenantId, async (): Promise<Result<{ id: string }, never>> => {
        await lockMethods()
        const ids = (await orderedMethods({})).map(({ id }) => id)
        const last = ids.length + 1
        const position = Math.min(fields.position ?? last, last)
        const id = await createRecord(paymentMethodRecord, actor, { ...fields, position })
        await renumber(placed(ids, id, position))
        return ok({ id })
      })
    ),

  update: ({ tenantId, actor, id, version, fields }: UpdateEntry<PaymentMethodFields>) =>
    refusingTaken('payment_methods', () =>
      withTenant(tenantId, async (): Promise<Result<unknown, EditRefusal | KindFixed>> => {
        await lockMethods()
        const methods = await orderedMethods({})
        const saved = methods.find((method) => method.id === id)
        if (!saved) return err({ type: 'not_found' })
        if (saved.kind !== fields.kind) return err({ type: 'kind_fixed' })
        const position = Math.min(fields.position ?? saved.position, methods.length)
        const columns = { ...fields, position }
        const result = await updateRecord(paymentMethodRecord, actor, { id, version, columns })
        const others = methods.map((method) => method.id).filter((other) => other !== id)
        if (result.ok) await renumber(placed(others, id, position))
        return result
      })
    ),

  remove: ({ tenantId, actor, id }: DeleteEntry) =>
    withTenant(tenantId, async () => {
      await lockMethods()
      const others = (await orderedMethods({})).filter((method) => method.id !== id)
      if (others.every(({ archived_at }) => archived_at))
        return err<LastActive>({ type: 'last_active' })
      const result = await deleteRecord(paymentMethodRecord, actor, id, counted(paymentMethodUses))
      if (result.ok) await renumber(others.map((method) => method.id))
      return result
    }),
}
