import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import type { CreditNoteRow } from '~/components/credit_notes/types'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { useFormat } from '~/hooks/use_format'
import { RowLink } from '~/ui/list/table/row_link'
import { Money } from '~/ui/money'
import classes from '~/ui/list/record_list.module.css'

export function CreditNoteCard({ note }: { note: CreditNoteRow }) {
  const format = useFormat()
  const { id, number, payer, issued_on: day, total, reason } = note
  return (
    <>
      <div className={classes.cardHead}>
        <RowLink href={urlFor('admin.credit_notes.show', { id })}>
          <bdi>{usePayerNames()(payer).lead}</bdi>
        </RowLink>
      </div>
      <Text size="sm" c="dimmed" component="div">
        <bdi dir="ltr">{number}</bdi>
        {day && <> · {format.day(day)}</>}
      </Text>
      <div className={classes.facts}>
        <Money amount={total} />
        <Text size="sm" c="dimmed" component="span" lineClamp={1}>
          <bdi>{reason}</bdi>
        </Text>
      </div>
    </>
  )
}
