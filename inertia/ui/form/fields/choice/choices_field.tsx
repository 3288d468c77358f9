import { MultiSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Binding, FieldTexts } from '~/ui/form/binding'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { useFieldFrame } from '~/ui/form/fields/use_field_frame'

interface ChoicesFieldProps extends FieldTexts {
  field: Binding<string[]>
  choices: Choice[]
  /** Called with what is typed, if more choices can be searched for. */
  onSearch?: (typed: string) => void
}

export function ChoicesField({ field, choices, onSearch, ...texts }: ChoicesFieldProps) {
  const t = useTranslations('ui.form')
  const frame = useFieldFrame(field, texts)
  return (
    <MultiSelect
      {...frame}
      data={choices}
      value={field.value}
      onChange={field.onChange}
      searchable
      onSearchChange={onSearch}
      openOnFocus={false}
      hidePickedOptions
      autoComplete="off"
      nothingFoundMessage={t('nothing_found')}
    />
  )
}

interface SeveralFieldProps extends FieldTexts {
  /** Words separated by spaces, so that a form can merge two people's choices. */
  field: Binding<string>
  choices: Choice[]
}

export function SeveralField({ field, ...rest }: SeveralFieldProps) {
  const chosen: Binding<string[]> = {
    ...field,
    value: wordsOf(field.value),
    onChange: (values) => field.onChange([...values].sort().join(' ')),
  }
  return <ChoicesField {...rest} field={chosen} />
}

export const wordsOf = (words: string): string[] => words.split(' ').filter(Boolean)
