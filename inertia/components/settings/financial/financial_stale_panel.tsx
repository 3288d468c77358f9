import { useTranslations } from 'use-intl'
import { financialKeys } from '~/components/settings/financial/financial_data'
import { RecordStalePanel, type RecordStalePanelProps } from '~/ui/form/stale/record_stale_panel'

/** What somebody else saved while the financial settings were being edited. */
export function FinancialStalePanel(props: Pick<RecordStalePanelProps, 'form' | 'stale'>) {
  const t = useTranslations('financial')
  const labelOf = (name: string) => {
    const key = financialKeys.find((known) => name.startsWith(`settings.${known}.`))
    if (!key) return undefined
    const field = t(`fields.${key}`)
    return name.endsWith('.description') ? t('notes.of', { field }) : field
  }
  const write = (_name: string, value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value ?? '')
  return <RecordStalePanel area="financial" labelOf={labelOf} write={write} {...props} />
}
