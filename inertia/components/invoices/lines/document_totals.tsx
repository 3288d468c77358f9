import { useTranslations } from 'use-intl'
import type { DocumentDetail } from '~/components/invoices/types'
import { useLineWords } from '~/components/invoices/lines/use_line_words'
import { Money } from '~/ui/money'
import classes from '~/components/invoices/lines/lines.module.css'

interface DocumentTotalsProps {
  document: DocumentDetail
  discountReason?: string | null
  /** Only an issued invoice has it. */
  rest?: Record<'credited' | 'paid' | 'open', DocumentDetail['total']>
}

export function DocumentTotals({ document, discountReason, rest }: DocumentTotalsProps) {
  const t = useTranslations('invoices.totals')
  const { rate } = useLineWords()
  const { subtotal, discount, net, taxes, total, tax_inclusive: isInclusive } = document
  const isReduced = discount.minor !== '0'
  const minus = (amount: DocumentDetail['total']) => ({ ...amount, minor: `-${amount.minor}` })
  return (
    <dl className={classes.totals}>
      {isReduced && (
        <>
          <div>
            <dt>{t('subtotal')}</dt>
            <dd>
              <Money amount={subtotal} />
            </dd>
          </div>
          <div>
            <dt>
              {t('discount')}
              {discountReason && (
                <div className={classes.detail}>
                  <bdi>{discountReason}</bdi>
                </div>
              )}
            </dt>
            <dd>
              <Money amount={minus(discount)} />
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('net')}</dt>
        <dd>
          <Money amount={net} />
        </dd>
      </div>
      {taxes.map((tax) => (
        <div key={`${tax.tax_kind}${tax.tax_rate}`}>
          <dt>
            {tax.tax_kind === 'exempt'
              ? t('exempt')
              : t(isInclusive ? 'tax_contained' : 'tax', { rate: rate(tax) })}
          </dt>
          <dd>
            <Money amount={tax.amount} />
          </dd>
        </div>
      ))}
      <div className={classes.due}>
        <dt>{t('total')}</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </div>
      {rest &&
        (['credited', 'paid'] as const)
          .filter((name) => rest[name].minor !== '0')
          .map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>
                <Money amount={minus(rest[name])} />
              </dd>
            </div>
          ))}
      {rest && rest.open.minor !== total.minor && (
        <div className={classes.due}>
          <dt>{t('open')}</dt>
          <dd>
            <Money amount={rest.open} />
          </dd>
        </div>
      )}
    </dl>
  )
}
