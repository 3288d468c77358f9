import { Checkbox, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { BilledStudents } from '~/components/invoices/billed_students'
import type { PaymentFormState } from '~/components/payments/form/use_payment_form'
import { useFormat } from '~/hooks/use_format'
import { useMoney } from '~/hooks/use_money'
import { ErrorText } from '~/ui/error_text'
import { FormSection } from '~/ui/form/form_section'
import { Money } from '~/ui/money'
import classes from '~/components/payments/form/form.module.css'

/** The payer’s open invoices are ticked where this payment pays them, with the part that each takes. */
export function PaidInvoices({ state }: { state: PaymentFormState }) {
  const t = useTranslations('payments')
  const format = useFormat()
  const money = useMoney()
  const { payable, chosen, toggle, paid, sums, form } = state
  const errors = form.errors as Record<string, string | undefined>
  const problem =
    errors.allocations ??
    Object.entries(errors).find(([name]) => name.startsWith('allocations.'))?.[1]
  return (
    <FormSection title={t('create.invoices')}>
      {payable.length === 0 && <Text c="dimmed">{t('create.none_open')}</Text>}
      <ul className={classes.invoices}>
        {payable.map(({ id, number, due_on: due, open, students }) => (
          <li key={id} className={classes.invoice}>
            <Checkbox
              label={<bdi dir="ltr">{number}</bdi>}
              description={
                <>
                  {due && t('create.due', { day: format.day(due) })}{' '}
                  <BilledStudents students={students} />
                </>
              }
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
            <span className={classes.amounts}>
              <Money amount={open} />
              {paid.has(id) && (
                <Text size="sm" c="dimmed">
                  {t('create.pays', { amount: money.write({ ...open, minor: paid.get(id)! }) })}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
      {problem && <ErrorText>{problem}</ErrorText>}
      <dl className={classes.sums} aria-live="polite">
        {(['to_invoices', 'to_credit'] as const)
          .filter((name) => sums[name].minor !== '0')
          .map((name) => (
            <div key={name}>
              <dt>{t(`create.${name}`)}</dt>
              <dd>
                <Money amount={sums[name]} />
              </dd>
            </div>
          ))}
        <div>
          <dt>{t('create.total')}</dt>
          <dd>
            <Money amount={sums.total} />
          </dd>
        </div>
      </dl>
    </FormSection>
  )
}
