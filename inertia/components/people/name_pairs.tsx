import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { TextField } from '~/ui/form/fields/text_field'
import classes from '~/components/people/name_pairs.module.css'
import type { NameField } from '#domain/shared/text/person_names'

const ARABIC_FIRST = ['ar', 'en'] as const
const ENGLISH_FIRST = ['en', 'ar'] as const
const parts = ['first', 'last'] as const
const own = { first: 'given-name', last: 'family-name' }

interface NamePairsProps {
  field: Record<NameField, Binding<string>>
  isOwn?: boolean
  autoFocus?: boolean
}

export function NamePairs({ field, isOwn = false, autoFocus = false }: NamePairsProps) {
  const t = useTranslations('ui.names')
  const isArabic = useShared().app.locale === 'ar'
  const languages = isArabic ? ARABIC_FIRST : ENGLISH_FIRST
  const begun = languages.find((one) => field[`first_name_${one}`].value) ?? languages[0]
  return languages.map((language, at) => (
    <fieldset key={language} className={classes.names}>
      <legend>
        {t(`name_${language}`)}
        {at === 0 && <span className={classes.one}> {t('one_suffices')}</span>}
      </legend>
      <FieldPair>
        {parts.map((part) => (
          <TextField
            key={part}
            label={t(part)}
            spoken={t(`${part}_name_${language}`)}
            field={field[`${part}_name_${language}`]}
            autoComplete={isOwn && at === 0 ? own[part] : 'off'}
            maxLength={longest.personName}
            autoFocus={autoFocus && language === begun && part === 'first'}
          />
        ))}
      </FieldPair>
    </fieldset>
  ))
}
