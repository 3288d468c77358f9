import { Alert } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useTaxWord } from '~/components/invoice_drafts/editor/line_words'
import type { LiveTotals } from '~/components/invoice_drafts/editor/live_totals'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'
import { Money } from '~/ui/money'
import classes from '~/components/invoice_drafts/editor/editor.module.css'

interface TotalsCardProps {
  live: LiveTotals
  draft: Pick<InvoiceDraft, 'currency' | 'exponent'>
  isInclusive: boolean
}

export function TotalsCard({ live, draft, isInclusive }: TotalsCardProps) {
  const t = useTranslations('invoice_drafts')
  const taxWord = useTaxWord()
  const { problem, totals, isComplete } = live
  const { currency, exponent } = draft
  const money = (minor: string) => <Money amount={{ minor, currency, exponent }} />
  return (
    <section className={classes.card} aria-label={t('totals.title')}>
      {problem && (
        <Alert color="danger" role="alert">
          {t(`errors.${problem}`)}
        </Alert>
      )}
      {!isComplete && <p className={classes.facts}>{t('totals.incomplete')}</p>}
      {totals && (
        <dl className={classes.totals} aria-live="polite">
          <div>
            <dt>{t('totals.subtotal')}</dt>
            <dd>{money(totals.subtotal)}</dd>
          </div>
          {totals.discount !== '0' && (
            <div>
              <dt>{t('totals.discount')}</dt>
              <dd>{money(`-${totals.discount}`)}</dd>
            </div>
          )}
          <div>
            <dt>{t('totals.net')}</dt>
            <dd>{money(totals.net)}</dd>
          </div>
          {totals.taxes.map(({ tax_kind: kind, tax_rate: rate, amount, taxable }) => (
            <div key={kind === 'exempt' ? kind : rate}>
              <dt>
                {kind === 'exempt'
                  ? t('totals.exempt')
                  : t('totals.tax', { rate: taxWord(String(rate)) })}
                {kind !== 'exempt' && isInclusive && (
                  <span className={classes.facts}> {t('totals.included')}</span>
                )}
              </dt>
              <dd>{money(kind === 'exempt' ? taxable : amount)}</dd>
            </div>
          ))}
          <div className={classes.total}>
            <dt>{t('totals.total')}</dt>
            <dd data-total={totals.total}>{money(totals.total)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
