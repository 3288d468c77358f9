import type { Values } from '#domain/imports/columns/columns'
import { namesIn } from '#domain/imports/columns/names_in'
import { nameKeys } from '#domain/shared/names/name_keys'
import { normalisedName } from '#domain/shared/names/normalised_name'
import { isPersonKeyed, personKeys } from '#domain/shared/names/person_keys'
import { languageOf, type StoredNames } from '#domain/shared/text/person_names'

/** More children than that share a placeholder, such as 1 January, not a birth date or a family's phone. */
export const mostAlike = 50

type Child = { row: number; names: StoredNames; birth_date: unknown; keys?: Set<string> }

const wholeName = ({ first_name, last_name }: StoredNames) => `${first_name} ${last_name}`
const joinedName = (names: StoredNames) => normalisedName(wholeName(names)).replaceAll(' ', '')

/**
 * Remembers the children of a file by birth date and phone, to tell when one of them comes again in the
 * other script, or with a name that is written together here and apart there.
 */
export class SameChildren {
  #children = new Map<string, Child[]>()

  /** The earlier row that may be of the same child. */
  find(values: Values, row: number): number | undefined {
    const child: Child = { row, names: namesIn(values), birth_date: values.birth_date }
    const places = [values.birth_date, values.phone].filter(Boolean).map(String)
    const before = places
      .map((place) => this.#children.get(place) ?? [])
      .flatMap((others) => (others.length > mostAlike ? [] : others))
      .find((other) => isLike(child, other))
    for (const place of places) {
      const others = this.#children.get(place)
      if (others) others.push(child)
      else this.#children.set(place, [child])
    }
    return before?.row
  }
}

/** Names in one script are compared by their letters alone: sounds would take namesakes for one. */
function isLike(child: Child, other: Child) {
  const days = [child.birth_date, other.birth_date]
  if (days.every(Boolean) && days[0] !== days[1]) return false
  const isOneScript = languageOf(wholeName(child.names)) === languageOf(wholeName(other.names))
  if (isOneScript) return joinedName(child.names) === joinedName(other.names)
  other.keys ??= new Set(nameKeys(other.names))
  return isPersonKeyed(personKeys(child.names), other.keys)
}
