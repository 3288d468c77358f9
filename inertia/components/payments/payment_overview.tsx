import { Link } from '@adonisjs/inertia/react'
import { Anchor, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { PayerLink } from '~/components/invoices/payer_link'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { PartLine } from '~/components/payments/part_line'
import type { PaymentAbilities, PaymentDetail } from '~/components/payments/types'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { Money } from '~/ui/money'
import { FactsCard } from '~/ui/record/facts_card'
import { NotesCard } from '~/ui/record/notes_card'
import record from '~/ui/record/record.module.css'
import classes from '~/components/services/prices.module.css'

interface PaymentOverviewProps {
  payment: PaymentDetail
  can: PaymentAbilities
}

export function PaymentOverview({ payment, can }: PaymentOverviewProps) {
  const t = useTranslations('payments')
  return (
    <div className={record.overview}>
      <Stack gap="md">
        <section className={record.card}>
          <Title order={2}>{t('parts')}</Title>
          <ul className={classes.prices}>
            {payment.parts.map((part) => (
              <PartLine key={part.position} payment={payment} part={part} mayChange={can.update} />
            ))}
          </ul>
        </section>
        <PaidInvoicesCard payment={payment} />
      </Stack>
      <Stack gap="md">
        <PaymentFacts payment={payment} />
        <NotesCard title={t('fields.notes')} text={payment.notes} />
      </Stack>
    </div>
  )
}

function PaidInvoicesCard({ payment }: { payment: PaymentDetail }) {
  const t = useTranslations('payments')
  const format = useFormat()
  const may = usePermissions()
  if (payment.status === 'void') return null
  return (
    <section className={record.card}>
      <Title order={2}>{t('invoices')}</Title>
      {payment.invoices.length === 0 && <Text c="dimmed">{t('no_invoices')}</Text>}
      <ul className={classes.prices}>
        {payment.invoices.map(({ id, number, due_on: due, amount }) => (
          <li key={id} className={classes.price}>
            <span>
              {may('admin.invoices.index') ? (
                <Anchor component={Link} href={urlFor('admin.invoices.show', { id })}>
                  <bdi dir="ltr">{number}</bdi>
                </Anchor>
              ) : (
                <bdi dir="ltr">{number}</bdi>
              )}
              {due && (
                <Text size="sm" c="dimmed">
                  {t('create.due', { day: format.day(due) })}
                </Text>
              )}
            </span>
            <span className={classes.amount}>
              <Money amount={amount} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const t = useTranslations('payments.fields')
  const format = useFormat()
  const receiver = usePayerNames()({
    name: payment.receiver_name,
    name_other: payment.receiver_name_other,
  })
  const { credit, voided_on: voided, void_reason: reason } = payment
  const facts = [
    { label: t('payer'), value: <PayerLink payer={payment.payer} /> },
    {
      label: t('number'),
      value: <bdi dir="ltr">{payment.number}</bdi>,
      copy: payment.number,
    },
    { label: t('received_on'), value: <bdi>{format.day(payment.received_on)}</bdi> },
    { label: t('received_by'), value: <bdi>{receiver.lead}</bdi> },
    ...(credit.minor === '0' ? [] : [{ label: t('credit'), value: <Money amount={credit} /> }]),
    ...(voided ? [{ label: t('voided_on'), value: <bdi>{format.day(voided)}</bdi> }] : []),
    ...(reason ? [{ label: t('void_reason'), value: <bdi>{reason}</bdi> }] : []),
  ]
  return <FactsCard facts={facts} />
}
