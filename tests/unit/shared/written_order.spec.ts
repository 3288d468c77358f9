import { test } from '@japa/runner'
import { intlTag } from '#core/languages/locale'
import { digits } from '#domain/shared/choices/digits'
import { locales } from '#domain/shared/choices/locales'
import { formatAmount } from '#domain/shared/money/money'
import { writtenNumber, writtenPercentage, writtenShare } from '#domain/shared/text/written_number'
import { writtenRange } from '#domain/shared/text/written_range'
import { dayStyle } from '#domain/shared/time/date_styles'
import { momentWriter } from '#domain/shared/time/moment_writer'
import { writtenClock, writtenHours, writtenHoursUntil } from '#domain/shared/time/written_hours'
import { linesAround, seenIn } from '#tests/helpers/words/visual_order'

const minus = '\u2212'
const money = { currency: 'SAR', decimalPlaces: 2, thousandSeparator: ',', decimalSeparator: '.' }
const tagOf = (language: string, digitsOf: string) => {
  const country = language === 'ar' ? 'ar-SA' : 'en-GB'
  return `${country}-u-ca-gregory-nu-${digitsOf}`
}
const onDay = (day: string) => new Date(`${day}T00:00:00Z`)
const latin = (text: string) =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')

/** Each row has a writer and what it draws from the left to the right in English and in Arabic. */
const written: [string, (tag: string) => string, { en: string; ar: string }][] = [
  ['a percentage', (tag) => writtenPercentage(tag, 86), { en: '86%', ar: '٪86' }],
  [
    'a percentage below zero',
    (tag) => writtenPercentage(tag, -7.5),
    { en: `${minus}7.5%`, ar: `٪${minus}7.5` },
  ],
  ['a share', (tag) => writtenShare(tag, 1, 8), { en: '13%', ar: '٪13' }],
  [
    'a negative number',
    (tag) => writtenNumber(tag, -1234),
    { en: `${minus}1,234`, ar: `${minus}1,234` },
  ],
  [
    'a range of numbers',
    (tag) => writtenRange(tag, writtenNumber(tag, 6), writtenNumber(tag, 12)),
    { en: '6–12', ar: '12–6' },
  ],
  [
    'hours of an afternoon',
    (tag) => writtenHours(tag, 960, 1050),
    { en: '16:00–17:30', ar: 'م 5:30–4:00' },
  ],
  [
    'hours around noon',
    (tag) => writtenHours(tag, 660, 780),
    { en: '11:00–13:00', ar: 'م 1:00 – ص 11:00' },
  ],
  [
    'hours until midnight',
    (tag) => writtenHoursUntil(tag, '22:00', '24:00'),
    { en: '22:00–24:00', ar: 'ص 12:00 – م 10:00' },
  ],
  [
    'a range of days',
    (tag) =>
      momentWriter(tag, { ...dayStyle, timeZone: 'UTC' }).writeRange(
        onDay('2026-11-01'),
        onDay('2026-11-30')
      ),
    { en: '1 – 30 Nov 2026', ar: '2026 ربمفون 30–1' },
  ],
]

test.group('2.7 the order of what is written', () => {
  for (const [name, write, expected] of written)
    for (const language of locales)
      for (const digitsOf of digits)
        test(`${name} appears the same in any line (${language}, ${digitsOf})`, ({ assert }) => {
          const text = write(tagOf(language, digitsOf))
          for (const line of linesAround)
            assert.equal(
              latin(seenIn(line, text)),
              expected[language],
              `${JSON.stringify(line)} ${JSON.stringify(text)}`
            )
        })

  test('an amount appears the same in any line, below zero too', ({ assert }) => {
    for (const language of locales)
      for (const digitsOf of digits) {
        const settings = { ...money, language, digits: digitsOf }
        const amount = { minor: -123_456n, currency: 'SAR', exponent: 2 }
        const alone = seenIn(linesAround[0]!, formatAmount(amount, settings))
        assert.match(
          latin(alone),
          new RegExp(language === 'ar' ? `${minus}1,234.56$` : `^${minus}SAR 1,234.56$`)
        )
        for (const line of linesAround)
          assert.equal(seenIn(line, formatAmount(amount, settings)), alone, JSON.stringify(line))
      }
  })

  test('what somebody is still typing is written too', ({ assert }) => {
    const tag = tagOf('ar', 'arab')
    assert.include(writtenHoursUntil(tag, 'six', '18:00'), 'six')
    assert.equal(writtenClock(tag, Number.NaN), '')
    assert.isString(writtenHours(tag, 540, Number.NaN))
  })

  test('one clock of a language tells an hour alone and in a range', ({ assert }) => {
    const english = intlTag('en')
    assert.deepEqual(
      [writtenClock(english, 5), writtenClock(english, 545), writtenClock(english, 1440)],
      ['00:05', '09:05', '24:00']
    )
    const bare = (text: string) => text.replace(/[\u2060-\u2069]/gu, '').replaceAll('\u00a0', ' ')
    const arabic = tagOf('ar', 'arab')
    assert.equal(bare(writtenClock(arabic, 545)), '٩:٠٥ ص')
    assert.equal(bare(writtenClock(arabic, 1440)), '١٢:٠٠ ص')
  })
})
