import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import type { NameLanguage } from '#domain/shared/text/person_names'
import type { NamePart } from '~/components/people/use_suggested_name'
import type { Binding } from '~/ui/form/binding'
import { type FieldHints, TextField } from '~/ui/form/fields/text_field'

export interface NameFieldProps extends FieldHints {
  part: NamePart
  language: NameLanguage
  field: Binding<string>
  autoComplete: 'given-name' | 'family-name' | 'off'
  autoFocus: boolean
}

export function NameField({ part, language, ...input }: NameFieldProps) {
  const t = useTranslations('ui.names')
  return (
    <TextField
      label={t(part)}
      spoken={t(`${part}_name_${language}`)}
      maxLength={longest.personName}
      {...input}
    />
  )
}
