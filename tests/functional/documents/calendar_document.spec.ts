import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { calendarDocument } from '#app/documents/calendar/calendar_document'
import { type PrintedView, printedDays, printedViews } from '#app/documents/calendar/printed_days'
import { endDocumentThreads, writeDocument } from '#app/documents/engine/document_threads'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import type { Print } from '#domain/scheduling/prints/read_print'
import { locales } from '#domain/shared/choices/locales'
import { type Centre, createCentre } from '#tests/helpers/centre/centre'
import {
  arabicWords,
  extractedTexts,
  lostWords,
  textsOf,
} from '#tests/helpers/documents/extracted_words'
import { hostileTexts } from '#tests/helpers/words/hostile_texts'

const zone = 'Asia/Riyadh'

/** As a session may be, all of them from 22 November 2026 on. */
function session(at: { day: number; minute: number }, title: string | null) {
  const starts = Date.parse('2026-11-22T00:00+03:00') + (at.day * 1440 + at.minute) * 60_000
  const id = uuid()
  return {
    ...{ id, title, type: 'regular', status: at.minute % 7 ? 'scheduled' : 'cancelled' },
    ...{ starts_at: new Date(starts), ends_at: new Date(starts + 3_600_000), time_zone: zone },
    ...{ version: 1, series_id: null, clash_reason: null, check_reason: null, topic: null },
    ...{ branch_id: id, student: null, instructor: null, assistants: [] },
    group: { id, code: 'GRP-001', title_en: 'Grade 5 English', title_ar: 'اللغة الإنجليزية' },
    room: { id, code: 'R3', name_en: 'Room 3', name_ar: 'القاعة ٣' },
  } as unknown as Print['sessions'][number]
}

const printOf = (sessions: Print['sessions'], name = 'Grade 5'): Print => ({
  printed: {
    ...{ of: 'group', code: 'GRP-001', name_en: name, name_ar: name },
    ...{ branch_id: uuid(), time_zone: null },
  },
  ...{ zone, sessions, isCut: false, holidays: [], open: [] },
})

interface Written {
  centre: Centre
  view: PrintedView
  locale?: (typeof locales)[number]
}

async function writtenOf(print: Print, { centre, view, locale = 'en' }: Written) {
  const tenant = (await findTenantById(centre.id))!
  const days = printedDays(view, '2026-11-22', tenant.weekStart)
  const { task } = await calendarDocument({
    ...{ print, view, days, tenant, locale, namesStudents: true },
  })
  return writeDocument(centre.id, task)
}

const many = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    session({ day: place % 7, minute: 480 + ((place * 25) % 800) }, null)
  )

const pdf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test.group('A printed calendar', () => {
  test('it is one page, however many sessions there are, in either language', async ({
    assert,
  }) => {
    const centre = await createCentre()
    for (const count of [0, 1, 40, 200])
      for (const view of printedViews)
        for (const locale of count === 40 ? locales : (['ar'] as const)) {
          const { pdf: bytes, pages } = await writtenOf(printOf(many(count)), {
            centre,
            view,
            locale,
          })
          assert.equal(pages, 1, `${count} ${view} ${locale}`)
          assert.match(pdf(bytes), /^%PDF-1\.7/)
        }
    assert.equal((await writtenOf(printOf(many(1000)), { centre, view: 'month' })).pages, 1)
  })

  test('two hundred sessions at once are one page', async ({ assert }) => {
    const centre = await createCentre()
    const sessions = Array.from({ length: 200 }, () => session({ day: 2, minute: 600 }, 'Exam'))
    for (const view of printedViews)
      assert.equal((await writtenOf(printOf(sessions), { centre, view })).pages, 1, view)
  })

  test('what people typed is printed as they typed it, and never read as markup', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const texts = [
      ...hostileTexts,
      '#import "@preview/x:1.0.0": y #panic("read") #read("/etc/passwd")',
      String.raw`$x^2$ \ \u{41} *bold* _it_ <label> @ref // none /* none */ [ ] { } = - + ~`,
      '\u202eabc\u2066',
      'م'.repeat(300),
      'w'.repeat(300),
      'word '.repeat(60),
      '😀👩🏽‍🏫🇸🇦',
      'हिन्दी 中文 Кириллица',
    ]
    const sessions = texts.map((text, place) =>
      session({ day: place % 7, minute: 480 + place }, text)
    )
    for (const view of printedViews)
      for (const locale of locales) {
        const { pages } = await writtenOf(printOf(sessions), { centre, view, locale })
        assert.equal(pages, 1, `${view} ${locale}`)
      }
    const { pdf: bytes } = await writtenOf(printOf([], '#panic("a") $b$'), { centre, view: 'week' })
    assert.include(pdf(bytes), '#panic')
  })

  test('its Arabic words are read as they are written, and its bytes don’t change with the clock', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const tenant = (await findTenantById(centre.id))!
    const names = ['مراجعة الأحد مع المدرّس', 'اختبار نوفمبر الأول', 'لقاء أولياء الأمور']
    const sessions = names.map((name, day) => session({ day, minute: 600 }, name))
    for (const view of printedViews) {
      const days = printedDays(view, '2026-11-22', tenant.weekStart)
      const print = printOf(sessions, 'مجموعة اللغة الإنجليزية')
      const { task } = await calendarDocument({
        print,
        view,
        days,
        tenant,
        namesStudents: true,
        locale: 'ar',
      })
      const { pdf: bytes } = await writeDocument(centre.id, task)
      const { title, span, weekdays } = task.data
      const expected = arabicWords(textsOf({ title, span, weekdays, names }))
      for (const [reader, text] of Object.entries(await extractedTexts(bytes))) {
        const { lost, percent } = lostWords(expected, text)
        assert.isAtMost(percent, 3, `${view} ${reader}: ${lost.join(' ')}`)
      }
      const other = (await writeDocument(centre.id, task)).pdf
      assert.isTrue(Buffer.from(bytes).equals(other))
      assert.notMatch(pdf(bytes), /\/(?:CreationDate|ModDate)/)
    }
  })

  test('a template that fails tells why, and the next document is written', async ({ assert }) => {
    const centre = await createCentre()
    const broken = writeDocument(centre.id, { template: 'calendar.typ', data: {} })
    await assert.rejects(() => broken, /calendar\.typ: .+/)
    const none = writeDocument(centre.id, { template: 'none.typ', data: {} })
    await assert.rejects(() => none, /none\.typ: .+/)
    assert.equal((await writtenOf(printOf([]), { centre, view: 'week' })).pages, 1)
  })

  test('documents of many centres asked at once are all written, after the threads were ended too', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await endDocumentThreads()
    const written = await Promise.all(
      Array.from({ length: 8 }, () => writtenOf(printOf([]), { centre, view: 'month' }))
    )
    assert.deepEqual(
      written.map(({ pages }) => pages),
      Array.from({ length: 8 }, () => 1)
    )
  })
})
