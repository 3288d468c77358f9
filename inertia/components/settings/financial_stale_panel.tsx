import { useTranslations } from 'use-intl'
import { financialKeys } from '~/components/settings/financial_data'
import type { FinancialFormState } from '~/components/settings/use_financial_form'
import { StalePanel } from '~/ui/form/stale_panel'

/** What somebody else saved while these settings were being edited. */
export function FinancialStalePanel({ form, stale }: Pick<FinancialFormState, 'form' | 'stale'>) {
  const t = useTranslations('financial')
  if (!stale.seen) return null
  const label = (name: string): string => {
    const key = financialKeys.find((known) => name.startsWith(`settings.${known}.`))
    if (!key) return name
    const field = t(`fields.${key}`)
    return name.endsWith('.description') ? t('notes.of', { field }) : field
  }
  const write = (value: unknown): string =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)
  return (
    <StalePanel
      taken={stale.taken.map(label)}
      onChoose={stale.choose}
      differences={stale.conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: label(name),
        mine: write(mine),
        theirs: write(theirs),
        choice: form.data[name] === theirs ? 'theirs' : 'mine',
      }))}
    />
  )
}
