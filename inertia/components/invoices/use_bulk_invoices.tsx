import { IconPrinter, IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { IssueDialog } from '~/components/invoices/issue_dialog'
import type { InvoiceRow } from '~/components/invoices/types'
import type { ListDescription } from '~/ui/list/list_description'
import type { BulkAct } from '~/ui/list/selection/selection_bar'
import type { Abilities } from '~/ui/record/types'

type Task = Omit<Parameters<typeof IssueDialog>[0], 'onClose'>

/** Issues the chosen drafts, or all that the list’s filters match, and prints the chosen rows. */
export function useBulkInvoices(can: Abilities): {
  dialog: ReactNode
  bulk: NonNullable<ListDescription<InvoiceRow>['bulk']>
} {
  const t = useTranslations('invoices.acts')
  const [task, setTask] = useState<Task>()
  const dialog = task && <IssueDialog {...task} onClose={() => setTask(undefined)} />
  return {
    dialog,
    bulk(chosen, done, matching) {
      const rows = chosen.filter(({ state }) => state === 'draft')
      const isAll = matching !== null
      const drafts = isAll ? { matching } : rows.map(({ id, version }) => ({ id, version }))
      const issue: BulkAct = {
        id: 'issue',
        label: isAll ? t('issue_matching') : t('issue_many', { count: rows.length }),
        icon: <IconSend size={16} aria-hidden />,
        run: () => setTask({ drafts, count: rows.length, onIssued: done }),
      }
      const print: BulkAct = {
        id: 'print',
        label: t('print_many', { count: chosen.length }),
        icon: <IconPrinter size={16} aria-hidden />,
        run: () => window.open(papersOf(chosen), '_blank'),
      }
      const offersIssue = can.create && (isAll || rows.length > 0)
      return [...(offersIssue ? [issue] : []), ...(isAll && offersIssue ? [] : [print])]
    },
  }
}

const papersOf = (chosen: InvoiceRow[]) =>
  urlFor('admin.invoice_papers.index', {}, { qs: { ids: chosen.map(({ id }) => id).join() } })
