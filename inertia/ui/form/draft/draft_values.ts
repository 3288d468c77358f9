import type { Draft } from '~/ui/form/draft/draft_store'

const SECRET = /password|secret|token/

export function draftValues(data: object, initial: object): Draft {
  const before = new Map<string, unknown>(Object.entries(initial))
  const changed = Object.entries(data).filter(
    ([name, value]) => value !== before.get(name) && isPlain(value) && !SECRET.test(name)
  )
  return Object.fromEntries(changed) as Draft
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((row) => isRow(row))
  return value === null || ['string', 'boolean', 'number'].includes(typeof value)
}

const isRow = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, one]) => !Array.isArray(one) && isPlain(one) && !SECRET.test(name)
  )
