import { useTranslations } from 'use-intl'
import { editablePercent } from '#domain/billing/rules/typed_draft'
import type { DraftService, InvoiceDraft } from '~/components/invoice_drafts/types'
import { useFormat } from '~/hooks/use_format'

/** Writes `exempt` or hundredths of a per cent. */
export function useTaxWord() {
  const t = useTranslations('invoice_drafts.tax')
  const { percentage } = useFormat()
  return (tax: string) =>
    tax === 'exempt' ? t('exempt') : percentage(Number(editablePercent(tax, '.')))
}

/** The rates of the centre, its price list and the draft, from the lowest on, and the exemption. */
export function taxChoices(draft: InvoiceDraft, services: DraftService[], usual: string) {
  const taxes = [
    usual,
    '0',
    ...services.map(({ tax }) => tax),
    ...draft.lines.map(({ tax }) => tax),
  ]
  const rates = [...new Set(taxes)].filter((tax) => tax !== 'exempt')
  return [...rates.toSorted((one, other) => Number(one) - Number(other)), 'exempt']
}
