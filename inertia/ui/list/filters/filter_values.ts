import type { FilterPart } from '~/ui/list/list_description'

type Asked = object

const read = (query: Asked, name: string): unknown => Reflect.get(query, name)

export function chosenOf(query: Asked, name: string): string[] {
  const value = read(query, name)
  return Array.isArray(value) ? value.map(String) : []
}

export function dayOf(query: Asked, name: string): string | null {
  const value = read(query, name)
  return typeof value === 'string' && value !== '' ? value : null
}

export function chosenCount(query: Asked, { kind, name }: FilterPart): number {
  if (kind !== 'days') return chosenOf(query, name).length
  return [`${name}_from`, `${name}_to`].filter((end) => dayOf(query, end) !== null).length
}

export const withoutDays = (filters: FilterPart[]): Record<string, null> =>
  Object.fromEntries(
    filters
      .filter(({ kind }) => kind === 'days')
      .flatMap(({ name }) => [`${name}_from`, `${name}_to`].map((end) => [end, null]))
  )
