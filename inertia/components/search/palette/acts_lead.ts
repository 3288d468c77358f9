import { areBegun } from '~/components/search/acts/matching_acts'
import { type FoundIndex, textsOf } from '~/components/search/records/documents'
import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'

/** Whether pages and actions go before the records: where none of these is written as was typed, but sounds so or looks so. */
export function actsLead(found: FoundIndex[], query: string): boolean {
  const hits = found.flatMap<FoundIndex['hits'][number]>((one) => one.hits)
  const typed = [query, keyboardSwapped(query)]
  return !hits.some((hit) => typed.some((one) => areBegun(one, textsOf(hit))))
}
