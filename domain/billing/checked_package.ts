import type { PackageFields } from '#domain/billing/package_fields'
import { linesProblem, type LinesProblem } from '#domain/billing/rules/package_lines'
import { unusableRecord } from '#domain/shared/records/unusable_record'
import { err, ok, type Result } from '#domain/shared/result'

export type PackageRefusal =
  | { type: 'lines'; problem: LinesProblem | 'unknown' }
  | { type: 'list_price_below' }
  | { type: 'sale_ends_before' }

/** `kept` are the ids of services the package names already. */
export async function checkedPackage(
  fields: PackageFields,
  kept: string[] = []
): Promise<Result<undefined, PackageRefusal>> {
  const problem = linesProblem(fields.unit, fields.lines)
  if (problem) return err({ type: 'lines', problem })
  const { listPrice, price, saleFrom, saleUntil } = fields
  if (listPrice && listPrice.minor < price.minor) return err({ type: 'list_price_below' })
  if (saleFrom && saleUntil && saleUntil < saleFrom) return err({ type: 'sale_ends_before' })
  const named = fields.lines.map(({ serviceId: id }) => {
    return { field: 'lines', table: 'services', id } as const
  })
  const unusable = await unusableRecord(named, kept)
  return unusable ? err({ type: 'lines', problem: 'unknown' }) : ok(undefined)
}
