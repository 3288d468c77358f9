import { nameKeys } from '#domain/shared/names/name_keys'
import { storedNameFields, type StoredNames } from '#domain/shared/text/person_names'

/** What a person is found by across scripts, beside the name it is made of: the database takes neither without the other. */
export type NameKeys = { name_keys: string[]; keyed_name: string }

/** The tables whose rows are people. */
export const peopleTables = ['students', 'guardians', 'instructors', 'administrators'] as const

export type PeopleTable = (typeof peopleTables)[number]

const keyColumns = ['name_keys', 'keyed_name'] as const

const keysOf = (names: StoredNames): NameKeys => ({
  name_keys: nameKeys(names),
  keyed_name: storedNameFields.map((field) => names[field] ?? '').join('\n'),
})

const isNamed = (columns: object): boolean => storedNameFields.some((field) => field in columns)

/**
 * Columns as they are written: with the keys of the name that a record has afterwards, where they write one. `before` is
 * what the record held until now.
 */
export const keyed = <C extends object>(columns: C, before: object = {}): C & Partial<NameKeys> =>
  isNamed(columns)
    ? { ...columns, ...keysOf({ ...before, ...columns } as unknown as StoredNames) }
    : columns

/** The names of columns that a list of records writes, with those of the keys where it writes names. */
export const withKeyColumns = (names: readonly string[]): readonly string[] =>
  names.includes('first_name') ? [...names, ...keyColumns] : names
