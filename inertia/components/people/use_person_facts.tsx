import type { PersonArea } from '~/components/people/types'
import type { ListedFact } from '~/ui/record/facts_card'
import { useFieldValue } from '~/ui/record/use_field_value'
import { useAreaWords } from '~/ui/use_area_words'

/** Written from left to right in every language, and copied. */
const codes: string[] = ['number', 'national_id']

/** Fields of a person's record, line by line in the words of their area. */
export function usePersonFacts<Field extends string>(
  area: PersonArea,
  person: Record<Field, string | null>,
  fields: readonly Field[]
): ListedFact[] {
  const t = useAreaWords(area)
  const write = useFieldValue(area)
  return fields.map((field) => {
    const isCode = codes.includes(field)
    const text = write(field, person[field])
    return {
      label: t(`fields.${field}`),
      value: text && <bdi dir={isCode ? 'ltr' : undefined}>{text}</bdi>,
      copy: isCode ? person[field] : null,
    }
  })
}
