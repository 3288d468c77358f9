import { scriptOfName } from '#domain/people/rules/name_script'

type Names = {
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

/** A person's name in the language of a sentence, when they have one in its script. */
export function namesOf(locale: string, person: Names) {
  const name = `${person.first_name} ${person.last_name}`
  const other = [person.first_name_other, person.last_name_other].filter(Boolean).join(' ')
  const wanted = locale === 'ar' ? 'arabic' : 'latin'
  return other && scriptOfName(name) !== wanted && scriptOfName(other) === wanted ? other : name
}
