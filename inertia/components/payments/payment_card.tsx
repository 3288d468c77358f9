import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { MethodNames } from '~/components/payments/method_names'
import { PaymentStateWord } from '~/components/payments/payment_state'
import type { PaymentRow } from '~/components/payments/types'
import { useFormat } from '~/hooks/use_format'
import { RowLink } from '~/ui/list/table/row_link'
import { Money } from '~/ui/money'
import classes from '~/ui/list/record_list.module.css'

export function PaymentCard({ payment }: { payment: PaymentRow }) {
  const format = useFormat()
  const { id, number, payer, received_on: day, amount, state, methods } = payment
  return (
    <>
      <div className={classes.cardHead}>
        <RowLink href={urlFor('admin.payments.show', { id })}>
          <bdi>{usePayerNames()(payer).lead}</bdi>
        </RowLink>
      </div>
      <Text size="sm" c="dimmed" component="div">
        <bdi dir="ltr">{number}</bdi> · {format.day(day)}
      </Text>
      <div className={classes.facts}>
        <Money amount={amount} />
        <PaymentStateWord state={state} />
        <Text size="sm" c="dimmed" component="span">
          <MethodNames methods={methods} />
        </Text>
      </div>
    </>
  )
}
