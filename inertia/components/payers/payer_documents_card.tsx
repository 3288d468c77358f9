import { Link } from '@adonisjs/inertia/react'
import { Anchor, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { InvoiceStateWord } from '~/components/invoices/invoice_state'
import type { PayerDocumentProps, PayerDocumentsProps } from '~/components/payers/types'
import classes from '~/components/payers/payers.module.css'
import { useFormat } from '~/hooks/use_format'
import { queryString } from '~/ui/list/list_query'
import { Money } from '~/ui/money'
import { PageNumbers } from '~/ui/page/page_numbers'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface PayerDocumentsCardProps {
  payer: string
  documents: PayerDocumentsProps
}

export function PayerDocumentsCard({ payer, documents }: PayerDocumentsCardProps) {
  const t = useTranslations('payers.documents')
  const { number } = useFormat()
  const url = urlFor('admin.payers.show', { id: payer })
  return (
    <section className={record.card} aria-label={t('title')}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        {documents.count > 0 && <span className={rows.quiet}>{number(documents.count)}</span>}
      </div>
      {documents.count === 0 && (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
      <ul className={rows.rows}>
        {documents.rows.map((document) => (
          <DocumentLine key={document.id} document={document} />
        ))}
      </ul>
      <div className={classes.foot}>
        <PageNumbers
          label={t('title')}
          page={documents.page}
          last={documents.last_page}
          addressOf={(page) => url + queryString({ page }, { page: 1 })}
          part="documents"
        />
      </div>
    </section>
  )
}

function DocumentLine({ document }: { document: PayerDocumentProps }) {
  const t = useTranslations('payers.documents')
  const format = useFormat()
  const { id, kind, state, issued_on: issued, due_on: due } = document
  const isNote = kind === 'credit_note'
  const href = isNote
    ? urlFor('admin.credit_notes.show', { id })
    : urlFor('admin.invoices.show', { id })
  return (
    <li>
      <div>
        <Anchor component={Link} href={href} fw={500}>
          {document.number ? <bdi dir="ltr">{document.number}</bdi> : t('draft')}
        </Anchor>
        <div className={classes.second}>
          {isNote && <span>{t('credit_note')}</span>}
          {issued && <span>{t('issued', { day: format.day(issued) })}</span>}
          {due && state !== 'void' && <span>{t('due', { day: format.day(due) })}</span>}
        </div>
      </div>
      {state && <InvoiceStateWord state={state} />}
      <div className={classes.amount}>
        {isNote && '−'}
        <Money amount={document.total} />
      </div>
    </li>
  )
}
