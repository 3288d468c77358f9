import { keyed, peopleTables } from '#domain/shared/records/keyed_name'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'

/** For a name that is changed past the application: it waits for its keys. */
export const unkeyed = { name_keys: [], keyed_name: null }

/** Everybody of a centre, and the names of those whose keys are not those of their name. */
export async function keysIn(centre: Centre) {
  const all = await Promise.all(
    peopleTables.map(async (table) =>
      (await rowsOf(centre, table)).map((row) => ({ ...row, table }))
    )
  )
  const people = all.flat() as Record<string, unknown>[]
  const wrong = people.filter((person) => {
    const { name_keys: keys, keyed_name: name } = keyed(person)
    return person.keyed_name !== name || String(person.name_keys) !== String(keys)
  })
  return { people, wrong: wrong.map((one) => `${String(one.table)}: ${String(one.first_name)}`) }
}
