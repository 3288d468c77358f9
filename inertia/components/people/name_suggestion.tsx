import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { NameLanguage } from '#domain/shared/text/person_names'
import classes from '~/components/people/name_pairs.module.css'

interface NameSuggestionProps {
  name: string | null
  language: NameLanguage
  /** What its field is called. */
  label: string
  onUse: () => void
  onUseBoth?: () => void
}

/** Its place is kept while there is none, so that nothing moves when one comes or goes. */
export function NameSuggestion({ name, language, label, onUse, onUseBoth }: NameSuggestionProps) {
  const t = useTranslations('ui.names')
  return (
    <div className={classes.suggestion}>
      <span className={classes.suggested} aria-live="polite">
        {name && t.rich('suggested', { name: () => <bdi lang={language}>{name}</bdi> })}
      </span>
      {name && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('use_in', { name, field: label })}
          onClick={onUse}
        >
          {t('use')}
        </Button>
      )}
      {onUseBoth && (
        <Button variant="subtle" size="compact-sm" onClick={onUseBoth}>
          {t('use_both')}
        </Button>
      )}
    </div>
  )
}
