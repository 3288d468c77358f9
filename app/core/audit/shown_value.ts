import { isWireAmount, type WireAmount } from '#domain/shared/money/money'
import { writtenPhone } from '#domain/people/rules/written_phone'

export type Shown = string | number | boolean | string[] | WireAmount | null

function shownValue(field: string, value: unknown): Shown {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map(String)
  if (field === 'phone') return writtenPhone(String(value))
  if (field === 'photo') return true
  if (isWireAmount(value)) return value
  return typeof value === 'object' ? JSON.stringify(value) : (value as Shown)
}

type Sides = { before: Record<string, unknown> | null; after: Record<string, unknown> | null }

export function shownChanges({ before, after }: Sides) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => ({
    field,
    before: shownValue(field, before?.[field]),
    after: shownValue(field, after?.[field]),
  }))
}
