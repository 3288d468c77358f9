import { useTranslations } from 'use-intl'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { seriesScopes } from '#domain/scheduling/class_sessions/rules/session_kinds'

export function ScopeField({ field }: { field: Binding<string> }) {
  const t = useTranslations('sessions')
  return (
    <ChoiceField
      label={t('fields.scope')}
      field={field}
      choices={['this' as const, ...seriesScopes].map((value) => ({
        value,
        label: t(`scope.${value}`),
      }))}
    />
  )
}
