import { useTranslations } from 'use-intl'
import type { Options } from '~/components/instructors/types'
import { useLanguages } from '~/components/instructors/use_languages'
import { useBothNames } from '~/ui/names/both_names'
import { wordsOf } from '~/ui/form/fields/choice/several_field'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'

/** Writes what an instructor's words alone can't tell: subjects and levels by their ids, and languages. */
export function useWriteInstructor({ subjects, levels }: Options): WriteField {
  const inWords = useFieldValue('instructors')
  const names = useBothNames()
  const comma = useTranslations('ui.record')('comma')
  const languages = useLanguages()
  const known = new Map([...subjects, ...levels].map((one) => [one.id, names(one).lead]))
  return (field, value) => {
    const chosen = () => wordsOf(String(value ?? ''))
    if (field === 'subject_ids' || field === 'level_ids')
      return chosen()
        .map((id) => known.get(id) ?? '')
        .join(comma)
    if (field === 'languages') return chosen().map(languages).join(comma)
    return inWords(field, value)
  }
}
