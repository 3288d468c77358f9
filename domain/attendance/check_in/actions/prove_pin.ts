import { verifyPassword } from '#domain/access/accounts/password_hash'
import { pinOfNumber } from '#domain/attendance/check_in/queries/find_pin'
import { typedFigure } from '#domain/shared/text/digits'
import { storedNameIn } from '#domain/shared/text/person_names'
import { readStatements } from '#domain/shared/data/database'

type Input = { tenantId: string; number: string; pin: string }

/** The student who has this number and this PIN. All refusals are alike, in the answer and in the work done. */
export async function provePin({ tenantId, number, pin }: Input) {
  const found = await readStatements(tenantId, () => pinOfNumber(number))
  const fits = await verifyPassword(found?.hash, typedFigure(pin).trim())
  if (!found || !fits) return undefined
  return { id: found.id, isBlocked: found.is_blocked, ...storedNameIn(found) }
}
