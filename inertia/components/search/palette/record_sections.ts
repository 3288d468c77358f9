import type { Choice, Section } from '~/components/search/palette/choice'
import type { FoundIndex } from '~/components/search/records/documents'
import { urlFor } from '~/client'

/** What was found in each index, and the way to the list where there is more. */
export function recordSections(found: FoundIndex[], query: string): Section[] {
  return found.flatMap((one): Section[] => {
    const shown = choicesOf(one)
    if (shown.length === 0) return []
    const { index, total, onlySimilar: isSimilar = false } = one
    const href = urlFor(`admin.${index}.index`, {}, { qs: { q: query } })
    const all: Choice = { id: `search-all-${index}`, is: 'all', href }
    if (total <= shown.length) return [{ id: index, count: total, choices: shown, isSimilar }]
    return [{ id: index, count: null, choices: [...shown, all], isSimilar }]
  })
}

function choicesOf(found: FoundIndex): Choice[] {
  const of = ({ id }: { id: string }) => ({
    id: `search-${found.index}-${id}`,
    href: urlFor(`admin.${found.index}.show`, { id }),
  })
  return found.index === 'groups'
    ? found.hits.map((group) => ({ ...of(group), is: 'group', group }))
    : found.hits.map((person) => ({ ...of(person), is: 'person', person }))
}
