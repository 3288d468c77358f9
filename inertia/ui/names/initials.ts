import { isArabic } from '#domain/shared/text/person_names'

const ARTICLE = /^(ال|al-)/i

/**
 * The first letters of both names, a thin space apart where they are Arabic so that they don't join.
 * The article of a family name is passed over: سارة العتيبي is س ع.
 */
export function initials(firstName: string, lastName: string): string {
  const first = letter(firstName)
  const last = letter(withoutArticle(lastName))
  const arabic = isArabic(first + last)
  return [first, last].filter(Boolean).join(arabic ? '\u2009' : '')
}

function withoutArticle(name: string): string {
  const rest = name.trim().replace(ARTICLE, '')
  return rest.length > 1 ? rest : name
}

function letter(name: string): string {
  const found = name.match(/\p{L}/u)
  return found ? found[0].toLocaleUpperCase('en') : ''
}
