import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { longest } from '#domain/shared/limits/text_lengths'
import type { NameLanguage } from '#domain/shared/text/person_names'
import { NameSuggestion } from '~/components/people/name_suggestion'
import classes from '~/components/people/name_pairs.module.css'
import { type NamePart, useSuggestedName } from '~/components/people/use_suggested_name'
import { type Binding, fieldId } from '~/ui/form/binding'
import { type FieldHints, TextField } from '~/ui/form/fields/text_field'

interface NameFieldProps extends FieldHints {
  part: NamePart
  language: NameLanguage
  field: Binding<string>
  autoComplete: 'given-name' | 'family-name' | 'off'
  autoFocus: boolean
}

interface SuggestingFieldProps extends NameFieldProps {
  /** The same name in the other script, of which this one is suggested. */
  from: string
  onUse: (name: string) => void
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

/** A name that is suggested beside the one in the other script; it is written when somebody takes it. */
export function SuggestingField({ from, onUse, ...props }: SuggestingFieldProps) {
  const t = useTranslations('ui.names')
  const { part, language, field } = props
  const name = useSuggestedName({ part, to: language, name: field.value ? '' : from })
  const byKeys = (event: KeyboardEvent) => {
    if (!name || event.key !== 'Enter' || !event.altKey) return
    event.preventDefault()
    onUse(name)
  }
  const byButton = (event: MouseEvent) => {
    onUse(name!)
    if (event.detail === 0) document.getElementById(fieldId(field.name))?.focus()
  }
  return (
    <div className={classes.suggesting}>
      <NameField
        {...props}
        onKeyDown={byKeys}
        aria-keyshortcuts={name ? 'Alt+Enter' : undefined}
        aria-description={name ? t('suggested_keys', { name }) : undefined}
      />
      <NameSuggestion
        name={name}
        language={language}
        label={t(`${part}_name_${language}`)}
        onUse={byButton}
      />
    </div>
  )
}
