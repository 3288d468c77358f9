import { knownIds } from '#domain/billing/known_ids'
import type { PackageFields } from '#domain/billing/package_fields'
import { linesProblem, type LinesProblem } from '#domain/billing/rules/package_lines'
import { err, ok, type Result } from '#domain/shared/result'

export type PackageRefusal =
  | { type: 'lines'; problem: LinesProblem | 'unknown' }
  | { type: 'list_price_below' }
  | { type: 'sale_ends_before' }

/** Whether a package adds up: lines of this centre's services, prices and days in order. */
export async function checkedPackage(
  fields: PackageFields
): Promise<Result<undefined, PackageRefusal>> {
  const problem = linesProblem(fields.unit, fields.lines)
  if (problem) return err({ type: 'lines', problem })
  const { listPrice, price, saleFrom, saleUntil } = fields
  if (listPrice && listPrice.minor < price.minor) return err({ type: 'list_price_below' })
  if (saleFrom && saleUntil && saleUntil < saleFrom) return err({ type: 'sale_ends_before' })
  const known = await knownIds(
    fields.lines.map(({ serviceId: id }) => ({ field: 'lines', table: 'services', id }))
  )
  return known.ok ? ok(undefined) : err({ type: 'lines', problem: 'unknown' })
}
