import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { NameField, type NameFieldProps } from '~/components/people/name_field'
import { NameSuggestion } from '~/components/people/name_suggestion'
import classes from '~/components/people/name_pairs.module.css'
import { fieldId } from '~/ui/form/binding'

interface SuggestingFieldProps extends NameFieldProps {
  suggested: string | null
  onUse: (name: string) => void
  /** Where the rest of the name is suggested as well. */
  onUseBoth?: () => void
}

/** A name that is suggested beside the one in the other script; it is written when somebody takes it. */
export function SuggestingField({ suggested, onUse, onUseBoth, ...props }: SuggestingFieldProps) {
  const t = useTranslations('ui.names')
  const { part, language, field } = props
  const byKeys = (event: KeyboardEvent) => {
    if (!suggested || !takes(event)) return
    event.preventDefault()
    onUse(suggested)
  }
  /** The button goes with what it offered. */
  const andFocus = (use: () => void) => () => {
    use()
    document.getElementById(fieldId(field.name))?.focus()
  }
  return (
    <div className={classes.suggesting}>
      <NameField
        {...props}
        onKeyDown={byKeys}
        aria-keyshortcuts={suggested ? 'Enter ArrowDown' : undefined}
        aria-description={suggested ? t('suggested_keys', { name: suggested }) : undefined}
      />
      <NameSuggestion
        name={suggested}
        language={language}
        label={t(`${part}_name_${language}`)}
        onUse={andFocus(() => onUse(suggested!))}
        onUseBoth={suggested && onUseBoth ? andFocus(onUseBoth) : undefined}
      />
    </div>
  )
}

/** With Ctrl or Cmd, Enter saves as everywhere; while letters are composed it is theirs. */
function takes({ key, ctrlKey, metaKey, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return false
  return key === 'Enter' || key === 'ArrowDown'
}
