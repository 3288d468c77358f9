import { type PaperWriter, printedLines, printedNames } from '#app/documents/billing/paper_writer'
import { namedIn } from '#core/languages/phrases'
import type { Paper } from '#domain/billing/papers/list_papers'
import { writtenPhone } from '#domain/people/rules/written_phone'
import type { Locale } from '#domain/shared/choices/locales'
import { isolate } from '#domain/shared/text/isolate'
import { nameIn } from '#domain/shared/text/person_names'

/** Who sells, once in each language. */
export function printedSeller(write: PaperWriter, { seller }: Paper) {
  const numbers = taxNumbers(write, seller.tax_number)
  return write.languages.map((locale, index) => ({
    name: printedNames([namedIn(locale, seller.name_en, seller.name_ar) ?? ''])[0] ?? '',
    lines: [
      ...printedLines(namedIn(locale, seller.address_en, seller.address_ar)),
      ...(numbers ? [numbers[index]!] : []),
      ...(seller.phone ? [write.t('phone', { phone: phoneOf(seller.phone) })[index]!] : []),
    ],
  }))
}

/** Who pays: the name in both scripts, in whichever language the paper is. */
export function printedPayer(write: PaperWriter, { kind, payer }: Paper) {
  const own = (locale: Locale) => nameIn(locale, [payer.name, payer.name_other])
  const others = write.languages.length > 1 ? [] : [payer.name, payer.name_other ?? '']
  const [name = '', ...names] = printedNames([...write.languages.map(own), ...others])
  const numbers = taxNumbers(write, payer.tax_number)
  return {
    heading: write.t(`addressed.${kind}`),
    name,
    names,
    lines: [
      ...(payer.number ? [[printedNames([payer.number])[0]!]] : []),
      ...printedLines(payer.address).map((line) => [line]),
      ...(numbers ? [numbers] : []),
    ],
  }
}

const taxNumbers = (write: PaperWriter, number: string | null) =>
  number ? write.t('tax_number', { number: isolate(number, 'ltr') }) : null

const phoneOf = (phone: string) => isolate(writtenPhone(phone), 'ltr')
