import { IconMail, IconPencil, IconPrinter, IconSend } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { EmailDialog } from '~/components/invoices/paper/email_dialog'
import { IssueDialog } from '~/components/invoices/issue_dialog'
import type { InvoiceRow } from '~/components/invoices/types'
import type { ListDescription } from '~/ui/list/list_description'
import type { RowAct } from '~/ui/list/table/row_act'
import type { BulkAct } from '~/ui/list/selection/selection_bar'
import type { Abilities } from '~/ui/record/types'

type Task = Omit<Parameters<typeof IssueDialog>[0], 'onClose'>
type Mailing = Omit<Parameters<typeof EmailDialog>[0], 'onClose'>

/** Issues one draft, the chosen ones, or all that the list’s filters match, prints rows and e-mails them. */
export function useInvoiceListActs(can: Abilities): {
  dialog: ReactNode
  acts: (row: InvoiceRow) => RowAct[]
  bulk: NonNullable<ListDescription<InvoiceRow>['bulk']>
} {
  const t = useTranslations('invoices.acts')
  const [task, setTask] = useState<Task>()
  const [mailing, setMailing] = useState<Mailing>()
  const dialog = (
    <>
      {task && <IssueDialog {...task} onClose={() => setTask(undefined)} />}
      {mailing && <EmailDialog {...mailing} onClose={() => setMailing(undefined)} />}
    </>
  )
  return {
    dialog,
    acts: (row) => {
      const { id, version, state } = row
      const drafts = [{ id, version }]
      const issue: RowAct = {
        id: 'issue',
        label: t('issue'),
        icon: <IconSend size={16} aria-hidden />,
        run: () => setTask({ drafts, count: 1 }),
        common: true,
      }
      const print: RowAct = {
        id: 'print',
        label: t('print'),
        icon: <IconPrinter size={16} aria-hidden />,
        run: () => window.open(papersOf([row]), '_blank'),
        common: state !== 'draft',
      }
      if (state !== 'draft') return [print]
      const edit: RowAct = {
        id: 'edit',
        label: t('edit'),
        icon: <IconPencil size={16} aria-hidden />,
        href: urlFor('admin.invoices.edit', { id }),
        common: true,
      }
      return [...(can.update ? [edit] : []), ...(can.create ? [issue] : []), print]
    },
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
      const issued = chosen.filter(({ state }) => state !== 'draft' && state !== 'void')
      const email: BulkAct = {
        id: 'email',
        label: t('email_many', { count: issued.length }),
        icon: <IconMail size={16} aria-hidden />,
        run: () => setMailing({ kind: 'invoice', ids: issued.map(({ id }) => id), onSent: done }),
      }
      const offersEmail = can.update && !isAll && issued.length > 0
      const offersIssue = can.create && (isAll || rows.length > 0)
      return [
        ...(offersIssue ? [issue] : []),
        ...(isAll && offersIssue ? [] : [print]),
        ...(offersEmail ? [email] : []),
      ]
    },
  }
}

const papersOf = (chosen: InvoiceRow[]) =>
  urlFor('admin.invoice_papers.index', {}, { qs: { ids: chosen.map(({ id }) => id).join() } })
