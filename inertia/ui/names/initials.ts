import { isArabic } from '#domain/shared/text/person_names'

const ARTICLE = /^(ال|al-)/i

/**
 * A thin space keeps Arabic letters from joining. The article of a family name is skipped: سارة
 * العتيبي is س ع.
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
