import { useTranslations } from 'use-intl'
import { NameField, SuggestingField } from '~/components/people/name_field'
import { useNameTyping } from '~/components/people/use_name_typing'
import { useShared } from '~/hooks/use_shared'
import type { Binding } from '~/ui/form/binding'
import { FieldPair } from '~/ui/form/fields/field_pair'
import classes from '~/components/people/name_pairs.module.css'
import type { NameField as NameFieldName } from '#domain/shared/text/person_names'

const ARABIC_FIRST = ['ar', 'en'] as const
const ENGLISH_FIRST = ['en', 'ar'] as const
const parts = ['first', 'last'] as const
const own = { first: 'given-name', last: 'family-name' } as const

interface NamePairsProps {
  field: Record<NameFieldName, Binding<string>>
  /** The person's own: nothing is suggested, since nobody knows it better. */
  isOwn?: boolean
  autoFocus?: boolean
}

export function NamePairs({ field, isOwn = false, autoFocus = false }: NamePairsProps) {
  const t = useTranslations('ui.names')
  const isArabic = useShared().app.locale === 'ar'
  const { typing, besideUntyped } = useNameTyping(field)
  const languages = isArabic ? ARABIC_FIRST : ENGLISH_FIRST
  const begun = languages.find((one) => field[`first_name_${one}`].value) ?? languages[0]
  return languages.map((language, at) => (
    <fieldset key={language} className={classes.names}>
      <legend>
        {t(`name_${language}`)}
        {at === 0 && <span className={classes.one}> {t('one_suffices')}</span>}
      </legend>
      <FieldPair>
        {parts.map((part) => {
          const name = `${part}_name_${language}` as const
          const shared = {
            part,
            language,
            autoComplete: isOwn && at === 0 ? own[part] : 'off',
            autoFocus: autoFocus && language === begun && part === 'first',
          } as const
          return isOwn ? (
            <NameField key={part} {...shared} field={field[name]} />
          ) : (
            <SuggestingField
              key={part}
              {...shared}
              field={typing(name)}
              from={besideUntyped(part, language)}
              onUse={field[name].onChange}
            />
          )
        })}
      </FieldPair>
    </fieldset>
  ))
}
