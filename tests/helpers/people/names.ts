import fc from 'fast-check'
import { type StoredNames } from '#domain/shared/text/person_names'

/** A person whose whole name is in the first field. */
export const person = (name: string): StoredNames => ({
  first_name: name,
  last_name: '',
  first_name_other: null,
  last_name_other: null,
})

export const share = (some: string[], others: string[]) => some.some((one) => others.includes(one))

const letters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzاأبتثجحخدذرزسشصضطظعغفقكلمنهويىةء')
const word = fc.string({ unit: letters, minLength: 1, maxLength: 12 })

/** Names nobody has, in either script and both. */
export const names = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
