import { useTranslations } from 'use-intl'
import type { FinancialData } from '~/components/settings/financial/use_financial_form'
import { useReader } from '~/hooks/use_reader'
import { Bidi } from '~/ui/bidi'
import classes from '~/components/settings/settings.module.css'
import { formatAmount } from '#domain/shared/money/money'

const WHOLE = 1_234_567n
const FRACTION = '8915'

export function MoneySample({ data }: { data: FinancialData }) {
  const t = useTranslations('financial.sample')
  const reader = useReader()
  const decimalPlaces = Number(data['settings.decimal_places.value'])
  const thousandSeparator = data['settings.thousand_separator.value']
  const decimalSeparator = data['settings.decimal_separator.value']
  const currency = data['settings.currency.value']
  const amount = {
    minor: BigInt(`${WHOLE}${FRACTION.slice(0, decimalPlaces)}`),
    currency,
    exponent: decimalPlaces,
  }
  const settings = { currency, decimalPlaces, thousandSeparator, decimalSeparator, ...reader }
  const isClear = decimalSeparator !== '' && decimalSeparator !== thousandSeparator
  return (
    <div className={classes.sample} aria-live="polite">
      <span className={classes.sampleTitle}>{t('title')}</span>
      {isClear ? (
        <output className={classes.sampleAmount} data-sample>
          <Bidi dir="auto">{formatAmount(amount, settings)}</Bidi>
        </output>
      ) : (
        <span>{t('unknown')}</span>
      )}
    </div>
  )
}
