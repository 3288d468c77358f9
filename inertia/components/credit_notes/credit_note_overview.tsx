import { Link } from '@adonisjs/inertia/react'
import { Anchor, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { CreditNoteDetail } from '~/components/credit_notes/types'
import { DocumentLines } from '~/components/invoices/lines/document_lines'
import { DocumentTotals } from '~/components/invoices/lines/document_totals'
import { LastEmail } from '~/components/invoices/paper/last_email'
import { PayerLink } from '~/components/invoices/payer_link'
import { useBranchName } from '~/components/invoices/use_branch_name'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { FactsCard } from '~/ui/record/facts_card'
import { NotesCard } from '~/ui/record/notes_card'
import record from '~/ui/record/record.module.css'

export function CreditNoteOverview({ note }: { note: CreditNoteDetail }) {
  const t = useTranslations('credit_notes')
  return (
    <div className={record.overview}>
      <section className={record.card}>
        <DocumentLines document={note} />
        <DocumentTotals document={note} />
      </section>
      <Stack gap="md">
        <CreditNoteFacts note={note} />
        <NotesCard title={t('fields.reason')} text={note.reason} />
      </Stack>
    </div>
  )
}

function CreditNoteFacts({ note }: { note: CreditNoteDetail }) {
  const t = useTranslations('credit_notes')
  const emails = useTranslations('invoice_emails.last')
  const format = useFormat()
  const may = usePermissions()
  const branch = useBranchName(note.branch)
  const { invoice } = note
  const number = <bdi dir="ltr">{invoice?.number}</bdi>
  const facts = [
    { label: t('fields.payer'), value: <PayerLink payer={note.payer} /> },
    {
      label: t('fields.invoice'),
      value:
        invoice && may('admin.invoices.index') ? (
          <Anchor component={Link} href={urlFor('admin.invoices.show', { id: invoice.id })}>
            {number}
          </Anchor>
        ) : (
          number
        ),
    },
    { label: t('fields.issued_on'), value: note.issued_on && format.day(note.issued_on) },
    ...(note.email
      ? [
          {
            label: emails('label'),
            value: <LastEmail kind="credit_note" document={note} email={note.email} />,
          },
        ]
      : []),
    ...(branch === null ? [] : [{ label: t('fields.branch'), value: <bdi>{branch}</bdi> }]),
  ]
  return <FactsCard facts={facts} />
}
