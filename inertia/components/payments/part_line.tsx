import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChequeDialog, type ChequeAct } from '~/components/payments/cheque_dialog'
import type { PaymentDetail, PaymentPart } from '~/components/payments/types'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { Money } from '~/ui/money'
import { useBothNames } from '~/ui/names/both_names'
import { nextChequeStates } from '#domain/billing/rules/cheque_states'
import classes from '~/components/services/prices.module.css'

interface PartLineProps {
  payment: PaymentDetail
  part: PaymentPart
  mayChange: boolean
}

/** One method of a payment. A cheque says where it is, and offers what may become of it. */
export function PartLine({ payment, part, mayChange }: PartLineProps) {
  const t = useTranslations('payments')
  const format = useFormat()
  const money = useMoney()
  const names = useBothNames()
  const [act, setAct] = useState<ChequeAct>()
  const { method, amount, rounding, reference, cheque_state: state, cheque_due_on: due } = part
  const acts =
    mayChange && state && payment.status !== 'void'
      ? nextChequeStates[state].filter((next) => next !== 'received')
      : []
  return (
    <li className={classes.price}>
      <span>
        <Group gap="xs">
          <bdi>{names(method).lead}</bdi>
          {state && <Badge variant="light">{t(`cheque_state.${state}`)}</Badge>}
        </Group>
        <Text size="sm" c="dimmed" component="div">
          {reference && <bdi dir="ltr">{reference}</bdi>}
          {part.cheque_bank && (
            <>
              {' · '}
              <bdi>{part.cheque_bank}</bdi>
            </>
          )}
          {due && <> · {t('due_on', { day: format.day(due) })}</>}
          {rounding.minor !== '0' && t('rounding', { amount: money.write(rounding) })}
        </Text>
        {acts.length > 0 && (
          <Group gap="xs" mt="xs">
            {acts.map((next) => (
              <Button key={next} size="xs" variant="default" onClick={() => setAct(next)}>
                {t(`acts.${next}`)}
              </Button>
            ))}
          </Group>
        )}
      </span>
      <span className={classes.amount}>
        <Money amount={amount} />
      </span>
      {act && (
        <ChequeDialog payment={payment} part={part} act={act} onClose={() => setAct(undefined)} />
      )}
    </li>
  )
}
