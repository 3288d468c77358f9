import { askedWords } from '#domain/shared/names/asked_words'
import type { StoredNames } from '#domain/shared/text/person_names'

/** The keys of the first and of the last word of a name; a record of that person has one of each. */
export type PersonKeys = string[][]

/**
 * Answers the keys of each way a name is written, in either script. Middle names are left out, as not every
 * list has them; for short words the ending counts too, so that Hassan isn't Hussein.
 */
export const personKeys = (names: StoredNames): PersonKeys[] =>
  [
    `${names.first_name} ${names.last_name}`,
    `${names.first_name_other ?? ''} ${names.last_name_other ?? ''}`,
  ]
    .map((name) => askedWords(`${name} `))
    .filter((words) => words.length > 0)
    .map((words) =>
      [...new Set([words[0]!, words.at(-1)!])].map(({ closest, exact }) =>
        closest[0]?.startsWith('+') ? closest : exact
      )
    )

export const isPersonKeyed = (names: readonly PersonKeys[], keys: ReadonlySet<string>) =>
  names.some((words) => words.every((word) => word.some((key) => keys.has(key))))
