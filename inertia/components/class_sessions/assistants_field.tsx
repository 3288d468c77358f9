import { useTranslations } from 'use-intl'
import type { Binding } from '~/ui/form/binding'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { ChoicesField } from '~/ui/form/fields/choice/choices_field'

interface AssistantsFieldProps {
  field: Binding<string[]>
  /** The instructor can't also assist. */
  instructor: string
  choices: Choice[]
  onSearch: (typed: string) => void
}

export function AssistantsField({ field, instructor, choices, onSearch }: AssistantsFieldProps) {
  const t = useTranslations('sessions')
  return (
    <ChoicesField
      label={t('fields.assistant_ids')}
      field={{ ...field, onChange: (ids) => field.onChange([...ids].sort()) }}
      choices={choices.filter(({ value }) => value !== instructor || field.value.includes(value))}
      onSearch={onSearch}
    />
  )
}
