import type { PersonNames } from '~/components/students/types'

const ARABIC = /\p{Script=Arabic}/u

/** A person's name as the page's language writes it, and the same in the other script beneath. */
export function namesFor(
  locale: string,
  person: PersonNames
): { lead: string; other: string | null } {
  const own = join(person.first_name, person.last_name)
  const other = join(person.first_name_other, person.last_name_other)
  if (!other) return { lead: own, other: null }
  const wantsArabic = locale === 'ar'
  const otherFits = ARABIC.test(other) === wantsArabic && ARABIC.test(own) !== wantsArabic
  return otherFits ? { lead: other, other: own } : { lead: own, other }
}

function join(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join(' ')
}
