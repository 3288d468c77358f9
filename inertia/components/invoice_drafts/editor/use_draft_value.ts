import type { EditedLine } from '~/components/invoice_drafts/editor/edited_draft'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'
import { useBothNames } from '~/ui/names/both_names'
import { useFieldValue } from '~/ui/record/use_field_value'

/** A field in words, where two people changed it. */
export function useDraftValue(draft: InvoiceDraft) {
  const inWords = useFieldValue('invoice_drafts')
  const names = useBothNames()
  return (name: string, value: unknown): string => {
    if (name === 'payer') return value === `payer:${draft.payer.id}` ? draft.payer.name : '…'
    if (name !== 'lines') return inWords(name, value)
    return (value as EditedLine[])
      .map(({ label_en, label_ar, quantity, unit_price }) => {
        const label = names({ name_en: label_en, name_ar: label_ar }).lead
        return [label, quantity, unit_price].filter(Boolean).join(' × ')
      })
      .join(' · ')
  }
}
