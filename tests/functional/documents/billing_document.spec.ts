import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { endDocumentThreads } from '#app/documents/engine/document_threads'
import { documentLanguages } from '#domain/shared/choices/document_languages'
import { freezeClock } from '#domain/shared/time/clock'
import { aLine, credit, documentIn, draft, issued, voidIn } from '#tests/helpers/billing/documents'
import {
  createCompanyPayer,
  paperOf,
  saysOnPaper,
  sellsAs,
  taskOf,
} from '#tests/helpers/billing/papers'
import { type Centre, createCentre, createPerson } from '#tests/helpers/centre/centre'
import {
  arabicWords,
  extractedTexts,
  lostWords,
  textsOf,
} from '#tests/helpers/documents/extracted_words'
import { hostileTexts } from '#tests/helpers/words/hostile_texts'

const registered = '310122393500003'

const seller = {
  legal_name_en: 'Al Noor Education LLC',
  legal_name_ar: 'شركة النور التعليمية',
  tax_number: registered,
  address_en: '8228 Prince Sultan Road\nJeddah 23425',
  address_ar: 'طريق الأمير سلطان\nجدة',
}

async function sellingCentre() {
  const centre = await createCentre()
  await sellsAs(centre, seller)
  return centre
}

async function storedLogo(centre: Centre, background: string) {
  const create = { width: 40, height: 40, channels: 3, background } as const
  const key = `${centre.id}/centres/${background.slice(1)}.webp`
  await drive.use().put(key, await sharp({ create }).webp().toBuffer())
  return key
}

/** SAR 115.00 with 15 % tax in it, 50.00 exempt and 30.00 at zero, less 10.00. */
const golden = (centre: Centre) =>
  issued(centre, {
    tax_inclusive: true,
    discount_kind: 'amount',
    discount_value: '1000',
    discount_reason: 'Sibling',
    lines: [aLine('11500'), aLine('5000', { tax: null }), aLine('3000', { tax: 0 })],
  })

async function textOf(
  centre: Centre,
  id: string,
  language: 'en' | 'ar' | 'both' = 'en',
  kind: 'invoice' | 'credit_note' = 'invoice'
) {
  const { pdf } = await paperOf(centre, [id], { language, kind })
  const texts = await extractedTexts(pdf)
  return (texts.pdftotext ?? texts['pdf.js']!).replace(/[\u2066-\u2069\u200b]/g, '')
}

const includesAll = (text: string, parts: string[]) => parts.filter((part) => !text.includes(part))

test.group('An invoice on paper', (group) => {
  group.each.setup(() => freezeClock('2026-11-29T21:30Z'))

  test('C16 F5 the accountant’s case is on paper to the last halala, in each language', async ({
    assert,
  }) => {
    const centre = await sellingCentre()
    const { id, number } = await golden(centre)
    const amounts = ['115.00', '50.00', '30.00', '195.00', '10.00', '170.77', '14.23', '185.00']
    const byRate = ['94.87', '47.44', '28.46']
    for (const language of documentLanguages) {
      const text = await textOf(centre, id, language)
      assert.deepEqual(
        includesAll(text, [...amounts, ...byRate, number!, registered]),
        [],
        language
      )
    }
    const english = await textOf(centre, id)
    const expected = [
      'Tax invoice',
      'Al Noor Education LLC',
      '8228 Prince Sultan Road',
      'Omar Khalil',
      '30 Nov 2026',
      '14 Dec 2026',
      'Exempt',
      'Zero rate',
      'Amount with tax',
      'Sibling',
      'SAR 185.00',
      'One hundred eighty-five Saudi riyals only',
      'Page 1 of 1',
    ]
    assert.deepEqual(includesAll(english.replaceAll('\u00a0', ' '), expected), [])
  })

  test('C16 its Arabic words are read as they are written', async ({ assert }) => {
    const centre = await sellingCentre()
    const { id } = await golden(centre)
    for (const language of ['ar', 'both'] as const) {
      const { task } = await taskOf(centre, [id], { language })
      const [paper] = (task.data as { papers: [object] }).papers
      const { pdf } = await paperOf(centre, [id], { language })
      for (const [reader, text] of Object.entries(await extractedTexts(pdf))) {
        const drawn = arabicWords(textsOf({ ...paper, qr: null }))
        const { lost, percent } = lostWords(drawn, text)
        assert.isAtMost(percent, 3, `${language} ${reader}: ${lost.join(' ')}`)
      }
    }
  })

  test('C16 the same invoice is the same file, later and in another thread', async ({ assert }) => {
    const centre = await sellingCentre()
    const { id } = await golden(centre)
    const { pdf } = await paperOf(centre, [id])
    await endDocumentThreads()
    freezeClock('2027-03-01T08:00Z')
    const later = await paperOf(centre, [id])
    assert.isTrue(Buffer.from(pdf).equals(later.pdf))
    const raw = Buffer.from(pdf).toString('latin1')
    assert.match(raw, /D:20261129213000/)
    assert.match(raw, /pdfuaid:part>1</)
  })

  test('C16 what was issued stays the same file, whatever the centre is called and looks like later', async ({
    assert,
  }) => {
    const centre = await sellingCentre()
    await sellsAs(centre, { logo: await storedLogo(centre, '#0a0') })
    await saysOnPaper(centre, { footer_en: 'Thank you', payment_en: 'IBAN SA1' })
    const [invoice, corrected] = [await golden(centre), await golden(centre)]
    const note = await credit(centre, corrected, { kind: 'all' })
    if (!note.ok) throw new Error(note.error.type)
    const papersOf = async () => [
      await paperOf(centre, [invoice.id], { language: 'both' }),
      await paperOf(centre, [corrected.id]),
      await paperOf(centre, [note.value.id], { kind: 'credit_note' }),
    ]
    const before = await papersOf()
    await sellsAs(centre, {
      logo: await storedLogo(centre, '#a00'),
      name_en: 'Another Centre',
      name_ar: 'مركز آخر',
      legal_name_en: 'Another Company',
      legal_name_ar: 'شركة أخرى',
      tax_number: '399999999900003',
      address_en: 'Elsewhere',
      address_ar: null,
      phone: null,
      digits: 'arab',
      hijri: true,
    })
    await saysOnPaper(centre, { footer_en: 'Other', payment_en: null, qr: false })
    const after = await papersOf()
    for (const [place, { pdf }] of before.entries())
      assert.isTrue(Buffer.from(pdf).equals(after[place]!.pdf), `paper ${place}`)
    const { task } = await taskOf(centre, [invoice.id, (await golden(centre)).id])
    assert.lengthOf(Object.keys(task.pictures!), 2)
  })

  test('C16 a draft has no number, a void invoice says so, and a credit note names its invoice', async ({
    assert,
  }) => {
    const centre = await sellingCentre()
    const drafted = await textOf(centre, (await draft(centre)).id)
    assert.include(drafted, 'Draft')
    assert.notMatch(drafted, /INV-|Date of issue|Amount due/)
    const invoice = await issued(centre)
    await voidIn(centre, invoice)
    const voided = await textOf(centre, invoice.id)
    assert.include(voided, 'Void since 30 Nov 2026. Wrong family')
    assert.notInclude(voided, 'Amount due')
    const corrected = await golden(centre)
    const note = await credit(centre, corrected, { kind: 'amount', minor: '10000' })
    if (!note.ok) throw new Error(note.error.type)
    const credited = await textOf(centre, note.value.id, 'en', 'credit_note')
    const expected = ['Credit note', 'CN-2026-0001', corrected.number!, 'Not held', '100.00']
    assert.deepEqual(includesAll(credited, expected), [])
    const open = await textOf(centre, corrected.id)
    assert.deepEqual(includesAll(open, ['−100.00', 'Amount due', '85.00']), [])
  })

  test('C16 lines stand by child with subtotals, quantities as people write them', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const [one, other] = [
      await createPerson(centre, 'student'),
      await createPerson(centre, 'student'),
    ]
    const hours = { unit: 'hour', quantity_numerator: '150', quantity_denominator: 60 } as const
    const lines = [
      aLine('10000', { ...hours, student_id: one.personId, tax: 0 }),
      aLine('8000', {
        student_id: other.personId,
        unit: 'session',
        quantity_numerator: '3',
        list_price: '9000',
        discount_kind: 'percent',
        discount_value: '1000',
        discount_reason: 'Sibling',
        tax: 0,
      }),
      aLine('2000', { ...hours, quantity_numerator: '100', student_id: one.personId, tax: 0 }),
      aLine('2500', { tax: 0, label_en: 'Books', label_ar: null }),
    ]
    const { id } = await issued(centre, { lines })
    const english = await textOf(centre, id)
    const parts = ['2.5 h', '100 min', '3 sessions', '90.00', '−24.00', '10% · Sibling', 'Others']
    assert.deepEqual(includesAll(english, [...parts, '283.33', '216.00', '524.33']), [])
    assert.lengthOf(english.match(/Subtotal/g)!, 3)
    assert.notInclude(english, 'Tax invoice')
    const arabic = await textOf(centre, id, 'ar')
    assert.deepEqual(includesAll(arabic, ['2.5', 'ساعة', 'حصص', '524.33', 'Books']), [])
  })

  test('C16 what people typed is printed whole, and never read as markup', async ({ assert }) => {
    const centre = await createCentre()
    const typed = [
      ...hostileTexts,
      '#read("secrets.json") #panic("x") $x^2$ *bold* _it_ @ref <label> // none',
      '\u202eabc\u200f\u2066',
    ]
    const label = 'Mathematics for the fifth grade and '.repeat(5).slice(0, 190) + ' end label'
    const notes = `${'A line of notes. '.repeat(110)}\nlast of notes`
    await saysOnPaper(centre, { payment_en: typed[16]!, footer_en: typed.join('\n').slice(0, 600) })
    const payer = await createCompanyPayer(centre, {
      name: '#panic("name") $y$',
      address: typed.join('\n').slice(0, 480),
    })
    const { id } = await issued(centre, {
      payer_id: payer,
      notes,
      lines: [
        aLine('100', { label_en: label, label_ar: null }),
        ...typed.map((text) => aLine('100', { label_en: text.slice(0, 200) })),
      ],
    })
    for (const language of documentLanguages) {
      const text = (await textOf(centre, id, language)).replace(/\s+/g, ' ')
      const parts = ['end label', 'last of notes', '#panic("name") $y$', '#read("secrets.json")']
      assert.deepEqual(includesAll(text, parts), [], language)
    }
  })

  test('C16 three hundred lines go on under the same head, page by page', async ({ assert }) => {
    const centre = await createCentre()
    const lines = Array.from({ length: 300 }, (_, place) => aLine(String(1000 + place)))
    const { id } = await issued(centre, { lines })
    const { pages } = await paperOf(centre, [id], { language: 'en' })
    const text = await textOf(centre, id)
    assert.isAbove(pages, 5)
    assert.include(text, `Page ${pages} of ${pages}`)
    assert.isAtLeast(text.match(/Unit price/g)!.length, pages - 1)
  })

  test('C16 a Saudi invoice carries its code, others don’t', async ({ assert }) => {
    const centre = await sellingCentre()
    const codeOf = async (id: string) => {
      const { task } = await taskOf(centre, [id])
      return (task.data as { papers: { qr: { svg: string } | null }[] }).papers[0]!.qr
    }
    await saysOnPaper(centre, { qr: false })
    assert.isNull(await codeOf((await golden(centre)).id))
    await saysOnPaper(centre, { qr: true })
    const invoice = await golden(centre)
    assert.match((await codeOf(invoice.id))!.svg, /^<svg/)
    await voidIn(centre, await documentIn(centre, invoice.id))
    assert.isNull(await codeOf(invoice.id))
  })
})
