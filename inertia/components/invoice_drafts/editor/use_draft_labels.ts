import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { useAreaWords } from '~/ui/use_area_words'

const inputs = [
  'payer',
  'language',
  'due_on',
  'period_from',
  'period_to',
  'tax_inclusive',
  'notes',
  'internal_notes',
  'discount_kind',
  'discount_value',
  'discount_reason',
]

/** Labels of all fields with errors: those of lines say in which line. */
export function useDraftLabels(errors: object): Record<string, string> {
  const t = useTranslations('invoice_drafts')
  const words = useAreaWords('invoice_drafts')
  const { number } = useFormat()
  const ofLines = Object.keys(errors).flatMap((name) => {
    const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? []
    if (at === undefined || !words.has(`fields.${field}`)) return []
    const label = words(`fields.${field}`)
    return [[name, t('line.field', { number: number(Number(at) + 1), field: label })]]
  })
  const own = inputs.map((name) => [name, words(`fields.${name}`)])
  return Object.fromEntries([...ofLines, ...own, ['lines', t('fields.lines')]])
}
