import { test } from '@japa/runner'
import { db, withTenant } from '#domain/shared/data/database'
import { formatAmount } from '#domain/shared/money/money'
import { isolate } from '#domain/shared/text/isolate'
import { writtenNumber, writtenPercentage } from '#domain/shared/text/written_number'
import { writtenRange } from '#domain/shared/text/written_range'
import { dayStyle } from '#domain/shared/time/date_styles'
import { momentWriter } from '#domain/shared/time/moment_writer'
import { writtenHoursUntil } from '#domain/shared/time/written_hours'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createCentre } from '#tests/helpers/centre/centre'
import { levels } from '#tests/helpers/teaching/entries'

const tag = 'ar-SA-u-ca-gregory-nu-arab'
const money = {
  currency: 'SAR',
  decimalPlaces: 2,
  thousandSeparator: ',',
  decimalSeparator: '.',
  language: 'ar',
  digits: 'arab',
} as const
const amount = (minor: bigint) => formatAmount({ minor, currency: 'SAR', exponent: 2 }, money)
const day = momentWriter(tag, { ...dayStyle, timeZone: 'UTC' })
const onDay = (date: string) => new Date(`${date}T00:00:00Z`)

/** Each row has a text and its signs from the left to the right. */
const written: [string, RegExp | string][] = [
  [amount(123_456n), /١,٢٣٤\.٥٦$/],
  [amount(-123_456n), /\u2212١,٢٣٤\.٥٦$/],
  [writtenNumber(tag, -12), '\u2212١٢'],
  [writtenRange(tag, '٦', '١٢'), '١٢–٦'],
  [writtenHoursUntil(tag, '16:00', '17:30'), 'م٥:٣٠–٤:٠٠'],
  [day.write(onDay('2026-11-22')), '٢٠٢٦ربمفون٢٢'],
  [day.writeRange(onDay('2026-11-22'), onDay('2026-12-01')), '٢٠٢٦ربمسيد١–ربمفون٢٢'],
  [writtenPercentage(tag, 86), '٪٨٦'],
  [isolate('+966 50 123 4567', 'ltr'), '+966501234567'],
  [isolate('INV/2026/17', 'ltr'), 'INV/2026/17'],
  [isolate('INV/٢٠٢٦/١٧', 'ltr'), 'INV/٢٠٢٦/١٧'],
]

/** Draws each text between other words in the page, and reads where its signs stand. */
const drawnOrder = `(texts) => {
  const main = document.querySelector('main')
  return texts.map(({ before, text, after }) => {
    const line = document.createElement('p')
    const told = document.createElement('span')
    told.textContent = text
    line.append(before, told, after)
    line.style.whiteSpace = 'nowrap'
    main.append(line)
    const node = told.firstChild
    const places = [...text].length === text.length ? [...text] : []
    const drawn = places.flatMap((sign, at) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = [...range.getClientRects()].find(({ width }) => width > 0)
      return box && sign.trim() && !/[\\u061c\\u2060-\\u2069]/.test(sign) ? [{ sign, x: box.left + box.width / 2 }] : []
    })
    line.remove()
    return drawn.sort((one, other) => one.x - other.x).map(({ sign }) => sign).join('')
  })
}`

const around = [
  ['', ''],
  ['أحمد ', ' غدًا'],
  ['Room A1 ', ' B2'],
  ['القاعة ١٢ ', ' ١٢'],
] as const

test('2.7 figures keep their order where an Arabic page with Arabic-Indic digits draws them', async ({
  assert,
  browser,
}) => {
  const centre = await createCentre()
  await levels.add(centre, { name_ar: 'الأول', min_age: 6, max_age: 12 })
  const office = await openBackOffice(browser, { locale: 'ar', centre })
  const { page } = office
  await withTenant(centre.id, () => db().updateTable('users').set({ digits: 'arab' }).execute())
  await go(office, '/admin/levels')
  const rows = await page.locator('tbody tr').first().textContent()
  assert.include(rows, writtenRange(tag, '٦', '١٢'))
  for (const [before, after] of around) {
    const texts = written.map(([text]) => ({ before, text, after }))
    const drawn = await page.evaluate<string[]>(`(${drawnOrder})(${JSON.stringify(texts)})`)
    for (const [at, [text, expected]] of written.entries())
      if (typeof expected === 'string')
        assert.equal(drawn[at], expected, JSON.stringify([before, text, after]))
      else assert.match(drawn[at]!, expected, JSON.stringify([before, text, after]))
  }
  await page.context().close()
})
