import { usePage } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { useBranches, useBranchNames } from '~/components/branches/use_branches'
import type { Binding } from '~/ui/form/binding'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

const whole = 'whole'

/** One branch or the whole centre; hidden if there is only one. People limited to branches choose one of theirs. */
export function BranchOrWholeField({ label, field }: { label: string; field: Binding<string> }) {
  const t = useTranslations('branches')
  const branches = useBranches()
  const names = useBranchNames()
  const mayBeWhole = usePage<{ may_be_whole?: boolean }>().props.may_be_whole ?? false
  if (branches.length === 0) return null
  const offered = branches.filter(({ id, is_archived }) => !is_archived || id === field.value)
  const own = offered.map(({ id }) => ({ value: id, label: names.get(id) ?? '' }))
  const binding: Binding<string> = {
    ...field,
    value: field.value || (mayBeWhole ? whole : ''),
    onChange: (value) => field.onChange(value === whole ? '' : value),
  }
  const choices = mayBeWhole ? [{ value: whole, label: t('whole') }, ...own] : own
  return <ChoiceField label={label} field={binding} choices={choices} required />
}
