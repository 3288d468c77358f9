import type {
  FoundIndex,
  GroupDocument,
  PersonDocument,
} from '~/components/search/records/documents'
import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'
import { normalisedName } from '#domain/shared/names/normalised_name'
import { withNumbers } from '#domain/shared/records/numbers_typed'

const LONGEST_DIAL_CODE = 3
const SHORTEST_PHONE = 6

/**
 * A kind whose best hit is just what was typed comes before the others: there is nothing nearer to look for. One that has
 * only what is similar comes after those that have what was typed.
 */
export function exactFirst(found: FoundIndex[], query: string): FoundIndex[] {
  const typed = [query, keyboardSwapped(query)].map(normalisedName)
  const exact = found.filter(({ hits: [best] }) => best && typed.some((one) => isExact(best, one)))
  const others = found.filter((one) => !exact.includes(one))
  const held = others.filter(({ onlySimilar }) => !onlySimilar)
  return [...exact, ...held, ...others.filter(({ onlySimilar }) => onlySimilar)]
}

function isExact(best: PersonDocument | GroupDocument, asked: string): boolean {
  const texts = 'title' in best ? [best.name, best.title, best.title_other] : wholeTexts(best)
  if (texts.some((text) => text && normalisedName(text) === asked)) return true
  if ('title' in best) return false
  const { number, phone } = best
  return (
    (number !== null && normalisedName(number) === withNumbers(asked)) ||
    (phone !== null && isPhone(phone, asked))
  )
}

function wholeTexts(person: PersonDocument): (string | null)[] {
  const { first_name, last_name, first_name_other, last_name_other, email } = person
  const names = [
    [first_name, last_name],
    [first_name_other ?? '', last_name_other ?? ''],
  ]
  return [...names, ...names.map((name) => name.toReversed())]
    .map((name) => name.join(' ').trim())
    .concat(email ?? '')
}

/** The whole number, with the code of its country or without. */
function isPhone(phone: string, asked: string): boolean {
  if (!/^[+\d\s()/.-]+$/.test(asked)) return false
  const digits = asked.replace(/\D/g, '').replace(/^0+/, '')
  const kept = phone.replace(/\D/g, '')
  const code = kept.length - digits.length
  return digits.length >= SHORTEST_PHONE && code <= LONGEST_DIAL_CODE && kept.endsWith(digits)
}
