import type { Values } from '#domain/imports/columns/columns'
import { type StoredNames, storedNameFields } from '#domain/shared/text/person_names'

export const namesIn = (values: Values) =>
  Object.fromEntries(
    storedNameFields.map((field) => [field, values[field] ?? null])
  ) as unknown as StoredNames
