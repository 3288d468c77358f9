import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ChangeDialog } from '~/components/invoices/change_dialog'
import { CreditDialog } from '~/components/invoices/credit/credit_dialog'
import { IssueDialog } from '~/components/invoices/issue_dialog'
import type { InvoiceAbilities, InvoiceDetail } from '~/components/invoices/types'
import { VoidDialog } from '~/components/invoices/void_dialog'
import { RemoveDialog } from '~/ui/dialog/remove_dialog'

export type InvoiceAct = 'issue' | 'credit' | 'change' | 'void' | 'delete'

/** The acts depend on the invoice’s state and on whoever looks at it. */
export function actsOf(invoice: InvoiceDetail, can: InvoiceAbilities): InvoiceAct[] {
  if (invoice.status === 'draft') {
    const isIssuable = can.create && invoice.lines.length > 0
    return [
      ...(isIssuable ? (['issue'] as const) : []),
      ...(can.update ? (['delete'] as const) : []),
    ]
  }
  if (invoice.status !== 'issued') return []
  const credit = can.credit && invoice.credited.minor !== invoice.total.minor
  const isVoidable = can.delete && invoice.credited.minor === '0' && invoice.paid.minor === '0'
  return [
    ...(credit ? (['credit'] as const) : []),
    ...(can.change ? (['change'] as const) : []),
    ...(isVoidable ? (['void'] as const) : []),
  ]
}

export function useInvoiceActs(invoice: InvoiceDetail): {
  dialog: ReactNode
  run: (act: InvoiceAct) => void
} {
  const [act, setAct] = useState<InvoiceAct>()
  const close = () => setAct(undefined)
  const { id, version } = invoice
  const t = useTranslations('invoices')
  const dialogs: Record<InvoiceAct, () => ReactNode> = {
    issue: () => <IssueDialog drafts={[{ id, version }]} count={1} onClose={close} />,
    credit: () => <CreditDialog invoice={invoice} onClose={close} />,
    change: () => <ChangeDialog invoice={invoice} onClose={close} />,
    void: () => <VoidDialog invoice={invoice} onClose={close} />,
    delete: () => (
      <RemoveDialog
        removal={t('acts.delete')}
        consequence={t('delete.consequence')}
        url={urlFor('admin.invoices.destroy', { id }, { qs: { version } })}
        onClose={close}
      />
    ),
  }
  return { dialog: act && dialogs[act](), run: setAct }
}
