import { isArabic, type StoredNames } from '#domain/shared/text/person_names'

interface Written {
  first_name: string
  last_name: string
}

export function namesFor(
  locale: string,
  person: StoredNames
): { lead: Written; other: Written | null } {
  const own = { first_name: person.first_name, last_name: person.last_name }
  const other = {
    first_name: person.first_name_other ?? '',
    last_name: person.last_name_other ?? '',
  }
  if (!fullName(other)) return { lead: own, other: null }
  const wantsArabic = locale === 'ar'
  const otherFits =
    isArabic(fullName(other)) === wantsArabic && isArabic(fullName(own)) !== wantsArabic
  return otherFits ? { lead: other, other: own } : { lead: own, other }
}

export function fullName({ first_name, last_name }: Written): string {
  return [first_name, last_name].filter(Boolean).join(' ')
}
