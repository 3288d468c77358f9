import type { Locale } from '#domain/shared/choices/locales'
import { nameIn, type StoredNames } from '#domain/shared/text/person_names'

export function namesOf(locale: Locale, person: StoredNames) {
  const other = [person.first_name_other, person.last_name_other].filter(Boolean).join(' ')
  return nameIn(locale, [`${person.first_name} ${person.last_name}`, other])
}
