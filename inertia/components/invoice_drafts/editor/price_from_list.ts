import { type MoneySettings } from '#domain/shared/money/money'
import { roundedQuotient } from '#domain/shared/money/rounding'
import { amountText } from '~/components/invoice_drafts/editor/edited_draft'
import type { DraftService } from '~/components/invoice_drafts/types'

const wholePercent = 10_000n

/** A price with its tax or without, as the draft's prices are; '' where the currency has none. */
export function priceFromList(
  { price, tax, tax_inclusive: isListed }: DraftService,
  isInclusive: boolean,
  money: MoneySettings
): string {
  if (!price) return ''
  const up = 10n ** BigInt(money.decimalPlaces)
  const down = 10n ** BigInt(price.exponent)
  const listed = BigInt(price.minor) * up
  const rate = tax === 'exempt' ? 0n : BigInt(tax)
  const minor =
    isListed === isInclusive
      ? roundedQuotient(listed, down)
      : isListed
        ? roundedQuotient(listed * wholePercent, down * (wholePercent + rate))
        : roundedQuotient(listed * (wholePercent + rate), down * wholePercent)
  return amountText(String(minor), money)
}
