import { useTranslations } from 'use-intl'
import type { InvoiceList } from '~/components/invoices/types'
import { Money } from '~/ui/money'
import classes from '~/components/invoices/invoice_sums.module.css'

/** Sums over all pages of the list, a line for each currency; drafts only where there are any. */
export function InvoiceSums({ sums }: { sums: InvoiceList['sums'] }) {
  const t = useTranslations('invoices.sums')
  if (sums.length === 0) return null
  return (
    <section className={classes.sums} aria-label={t('label')}>
      {sums.map(({ issued, open, draft }) => (
        <dl key={issued.currency} className={classes.currency}>
          {draft.minor !== '0' && (
            <div>
              <dt>{t('draft')}</dt>
              <dd>
                <Money amount={draft} />
              </dd>
            </div>
          )}
          <div>
            <dt>{t('issued')}</dt>
            <dd>
              <Money amount={issued} />
            </dd>
          </div>
          <div>
            <dt>{t('open')}</dt>
            <dd data-strong>
              <Money amount={open} />
            </dd>
          </div>
        </dl>
      ))}
    </section>
  )
}
