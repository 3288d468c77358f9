import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

export type HeldPrice = {
  id: string
  effective_from: string
  amount: string
  currency: string
  exponent: number
}

/**
 * The prices of a service, which is held until the transaction ends: whoever else changes them waits. Null when the
 * centre has no such service.
 */
export async function holdService(id: string): Promise<HeldPrice[] | null> {
  if (!isUuid(id)) return null
  const [held] = await selectRows(`select 1 from services where id = ? for update`, [id])
  if (!held) return null
  return selectRows<HeldPrice>(
    `select id, effective_from::text, amount::text, currency, exponent from service_prices where service_id = ?`,
    [id]
  )
}
