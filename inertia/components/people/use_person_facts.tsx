import type { PersonArea } from '~/components/people/types'
import { useNameFacts } from '~/components/people/use_name_facts'
import type { ListedFact } from '~/ui/record/facts_card'
import { useFieldValue } from '~/ui/record/use_field_value'
import { useAreaWords } from '~/ui/use_area_words'
import type { StoredNames } from '#domain/shared/text/person_names'

const codes: string[] = ['number', 'national_id']

export function usePersonFacts<Field extends string>(
  area: PersonArea,
  person: Record<Field, string | null> & StoredNames,
  fields: readonly Field[]
): ListedFact[] {
  const t = useAreaWords(area)
  const write = useFieldValue(area)
  const names = useNameFacts(person)
  const facts = fields.map((field): ListedFact => {
    const isCode = codes.includes(field)
    const text = write(field, person[field])
    return {
      label: t(`fields.${field}`),
      value: text && <bdi dir={isCode ? 'ltr' : undefined}>{text}</bdi>,
      copy: isCode ? person[field] : null,
    }
  })
  return [...names, ...facts]
}
