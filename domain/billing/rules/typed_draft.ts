import { type MoneySettings, parseAmount } from '#domain/shared/money/money'

const quantityPlaces = 4
const percentPlaces = 2
const largestQuantity = 999_999_999n
const wholePercent = 10_000n

type Quantity = { numerator: string; denominator: number }

/** A typed quantity as a fraction, by the centre's separators; undefined unless it is above zero. */
export function parseQuantity(typed: string, settings: MoneySettings): Quantity | undefined {
  const parsed = parseAmount(typed, { ...settings, decimalPlaces: quantityPlaces })
  if (parsed === undefined || parsed <= 0n || parsed > largestQuantity) return undefined
  let [numerator, denominator] = [parsed, 10 ** quantityPlaces]
  while (denominator > 1 && numerator % 10n === 0n) {
    numerator /= 10n
    denominator /= 10
  }
  return { numerator: String(numerator), denominator }
}

/** Hundredths of a per cent; undefined for what is none or above 100. */
export function parsePercent(typed: string, settings: MoneySettings): string | undefined {
  const parsed = parseAmount(typed.replace(/[%٪]/u, ''), {
    ...settings,
    decimalPlaces: percentPlaces,
  })
  if (parsed === undefined || parsed < 0n || parsed > wholePercent) return undefined
  return String(parsed)
}

/** A quantity as it is typed; undefined for one that no decimal of four places is, as 50/60. */
export function editableQuantity(
  { numerator, denominator }: Quantity,
  decimalSeparator: string
): string | undefined {
  const scaled = BigInt(numerator) * 10n ** BigInt(quantityPlaces)
  if (scaled % BigInt(denominator) !== 0n) return undefined
  return decimalText(scaled / BigInt(denominator), quantityPlaces, decimalSeparator)
}

export const editablePercent = (hundredths: string, decimalSeparator: string) =>
  decimalText(BigInt(hundredths), percentPlaces, decimalSeparator)

function decimalText(scaled: bigint, places: number, separator: string) {
  const digits = String(scaled).padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  const whole = digits.slice(0, -places)
  return fraction ? whole + separator + fraction : whole
}
