import { useTranslations } from 'use-intl'
import type { PaymentList } from '~/components/payments/types'
import { Money } from '~/ui/money'
import classes from '~/components/invoices/invoice_sums.module.css'

/** Sums over all pages of the list have a line for each currency. */
export function PaymentSums({ sums }: { sums: PaymentList['sums'] }) {
  const t = useTranslations('payments.sums')
  if (sums.length === 0) return null
  return (
    <section className={classes.sums} aria-label={t('label')}>
      {sums.map((sum) => (
        <dl key={sum.currency} className={classes.currency}>
          <div>
            <dt>{t('received')}</dt>
            <dd data-strong>
              <Money amount={sum} />
            </dd>
          </div>
        </dl>
      ))}
    </section>
  )
}
