import { useTranslations } from 'use-intl'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { InvoiceStateWord } from '~/components/invoices/invoice_state'
import type { FilterPart } from '~/ui/list/list_description'
import { invoiceStates } from '#domain/billing/rules/invoice_state'

export function useInvoiceFilters(): FilterPart[] {
  const t = useTranslations('invoices')
  const branch = useBranchFilter(t('filters.branch'))
  const days = (name: 'issued' | 'due'): FilterPart => ({
    kind: 'days',
    name,
    label: t(`filters.${name}`),
    from: t(`filters.${name}_from`),
    to: t(`filters.${name}_to`),
  })
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('filters.state'),
      options: invoiceStates.map((value) => ({
        value,
        label: <InvoiceStateWord state={value} />,
      })),
    },
    days('issued'),
    days('due'),
    ...branch,
  ]
}
