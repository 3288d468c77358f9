import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { InvoiceStateWord } from '~/components/invoices/invoice_state'
import type { InvoiceRow } from '~/components/invoices/types'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { useFormat } from '~/hooks/use_format'
import { RowLink } from '~/ui/list/table/row_link'
import { Money } from '~/ui/money'
import classes from '~/ui/list/record_list.module.css'

export function InvoiceCard({ invoice }: { invoice: InvoiceRow }) {
  const t = useTranslations('invoices')
  const format = useFormat()
  const { id, number, payer, due_on: due, total, state } = invoice
  return (
    <>
      <div className={classes.cardHead}>
        <RowLink href={urlFor('admin.invoices.show', { id })}>
          <bdi>{usePayerNames()(payer).lead}</bdi>
        </RowLink>
      </div>
      <Text size="sm" c="dimmed" component="div">
        {number ? <bdi dir="ltr">{number}</bdi> : t('state.draft')}
        {due && ` · ${t('due', { day: format.day(due) })}`}
      </Text>
      <div className={classes.facts}>
        <Money amount={total} />
        <InvoiceStateWord state={state} />
      </div>
    </>
  )
}
