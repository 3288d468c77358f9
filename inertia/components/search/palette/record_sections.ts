import type { Choice, Section } from '~/components/search/palette/choice'
import type { FoundIndex, PersonDocument } from '~/components/search/records/documents'
import { urlFor } from '~/client'
import { normalisedName } from '#domain/shared/names/normalised_name'

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
    : found.hits.map((person) => {
        const others = found.hits.filter((one) => one !== person)
        const hasNamesake = others.some((one) => sharesName(one, person))
        return { ...of(person), is: 'person', person, hasNamesake }
      })
}

const sharesName = (one: PersonDocument, other: PersonDocument) =>
  namesOf(one).some((name) => namesOf(other).includes(name))

const namesOf = (person: PersonDocument) =>
  [
    [person.first_name, person.last_name],
    [person.first_name_other, person.last_name_other],
  ]
    .map((name) => normalisedName(name.filter(Boolean).join(' ')))
    .filter(Boolean)
