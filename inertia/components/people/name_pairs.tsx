import { useTranslations } from 'use-intl'
import { NameField } from '~/components/people/name_field'
import { SuggestingPair } from '~/components/people/suggesting_pair'
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
  const { typing, take, besideUntyped } = useNameTyping(field)
  const languages = isArabic ? ARABIC_FIRST : ENGLISH_FIRST
  const begun = languages.find((one) => field[`first_name_${one}`].value) ?? languages[0]
  return languages.map((language, at) => (
    <fieldset key={language} className={classes.names}>
      <legend>
        {t(`name_${language}`)}
        {at === 0 && <span className={classes.one}> {t('one_suffices')}</span>}
      </legend>
      <FieldPair>
        {isOwn ? (
          parts.map((part) => (
            <NameField
              key={part}
              part={part}
              language={language}
              field={field[`${part}_name_${language}`]}
              autoComplete={at === 0 ? own[part] : 'off'}
              autoFocus={autoFocus && language === begun && part === 'first'}
            />
          ))
        ) : (
          <SuggestingPair
            language={language}
            field={{
              first: typing(`first_name_${language}`),
              last: typing(`last_name_${language}`),
            }}
            from={{
              first: besideUntyped('first', language),
              last: besideUntyped('last', language),
            }}
            autoFocus={autoFocus && language === begun}
            onTake={(part, name) => take(`${part}_name_${language}`, name)}
          />
        )}
      </FieldPair>
    </fieldset>
  ))
}
