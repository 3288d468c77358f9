import { useTranslations } from 'use-intl'
import { documentLanguages } from '#domain/shared/choices/document_languages'
import type { CentreLanguage } from '~/components/payers/types'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

interface PayerLanguageFieldProps {
  field: Binding<string>
  /** Undefined where the page doesn't know it: the field is then only for another language. */
  centreLanguage?: CentreLanguage
}

export function PayerLanguageField({ field, centreLanguage }: PayerLanguageFieldProps) {
  const t = useTranslations('payers')
  const choices = documentLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))
  const centre = centreLanguage && {
    value: 'centre',
    label: t('language.centre', { language: t(`languages.${centreLanguage}`) }),
  }
  return (
    <ChoiceField
      field={field}
      label={t('fields.language')}
      help={t('language.help')}
      choices={centre ? [centre, ...choices] : choices}
      clearable={!centre}
    />
  )
}
