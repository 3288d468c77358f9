/** `quantity` is a decimal with two places at most. */
export type PackageLine = { serviceId: string; quantity: string | null }

export type LinesProblem = 'none' | 'twice' | 'quantity_missing' | 'quantity_not_counted'

/**
 * A service may appear only once. Sessions and hours are counted by line; a package of money is
 * not.
 */
export function linesProblem(unit: string, lines: PackageLine[]): LinesProblem | undefined {
  if (lines.length === 0) return 'none'
  if (new Set(lines.map(({ serviceId }) => serviceId)).size < lines.length) return 'twice'
  const counted = lines.filter(({ quantity }) => quantity !== null).length
  if (unit === 'amount') return counted > 0 ? 'quantity_not_counted' : undefined
  return counted < lines.length ? 'quantity_missing' : undefined
}
