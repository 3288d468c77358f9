import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { attendanceDocument } from '#app/documents/attendance/attendance_document'
import { endDocumentThreads, writeDocument } from '#app/documents/engine/document_threads'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import type { MonthEntry } from '#domain/attendance/queries/group_month'
import { locales } from '#domain/shared/choices/locales'
import { freezeClock } from '#domain/shared/time/clock'
import { aMark, markableSession, marked } from '#tests/helpers/attendance/attendance'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'
import { signedIn, type Visitor } from '#tests/helpers/visitor'
import {
  arabicWords,
  extractedTexts,
  lostWords,
  textsOf,
} from '#tests/helpers/documents/extracted_words'
import { hostileTexts } from '#tests/helpers/words/hostile_texts'

const sheetOf = async (visitor: Visitor, group: string, query = '') =>
  (await visitor.visit(`/admin/groups/${group}?tab=attendance${query}`)).body().props.attendance

/** A group that met on the 10th of November, meets on the 20th and met on the last evening of October. */
async function office(client: ApiClient) {
  const centre = await createCentre()
  const { group, session, students } = await markableSession(centre, 2, [
    '2026-11-10T13:00Z',
    '2026-11-10T14:00Z',
  ])
  const of = { type: 'regular', group_id: group }
  await writeSession(centre, '2026-11-20T13:00Z', '2026-11-20T14:00Z', of)
  await writeSession(centre, '2026-10-31T20:30Z', '2026-10-31T21:30Z', of)
  const off = { ...of, status: 'cancelled', cancelled_by: 'centre' }
  await writeSession(centre, '2026-11-12T13:00Z', '2026-11-12T14:00Z', off)
  await marked(centre, session, [
    aMark(students[0]!, { status: 'late', minutes_late: 5 }),
    aMark(students[1]!, { status: 'absent' }),
  ])
  const visitor = await signedIn(client, await createAdministrator(centre))
  return { centre, group, students, visitor }
}

test.group('A month of a group', (tests) => {
  tests.each.setup(() => freezeClock('2026-11-15T12:00Z'))
  tests.teardown(() => endDocumentThreads())

  test('opens on the month it is where the centre is, and leads to those beside it', async ({
    client,
    assert,
  }) => {
    const { group, students, visitor } = await office(client)
    const { sheet } = await sheetOf(visitor, group)
    assert.deepInclude(sheet, { month: '2026-11', previous: '2026-10', next: '2026-12' })
    assert.lengthOf(sheet.sessions, 2)
    const signs = Object.fromEntries(
      sheet.students.map((one: { id: string; signs: string[] }) => [one.id, one.signs])
    )
    assert.deepEqual(signs[students[0]!], ['late', 'open'])
    assert.deepEqual(signs[students[1]!], ['absent', 'open'])
    assert.deepEqual(sheet.total, { attended: 1, marked: 2 })
    const october = (await sheetOf(visitor, group, '&month=2026-10')).sheet
    assert.lengthOf(october.sessions, 1)
    for (const wrong of ['2026-13', 'x', '2026-11-01', ''])
      assert.equal((await sheetOf(visitor, group, `&month=${wrong}`)).sheet.month, '2026-11')
    const closed = (await visitor.visit(`/admin/groups/${group}`)).body().props
    assert.isNull(closed.attendance.sheet)
  })

  test('is of whoever sees attendance, and of their own centre', async ({ client, assert }) => {
    const { centre, group } = await office(client)
    const only = await createAdministratorWho(centre, ['admin.groups.index'])
    assert.isNull(await sheetOf(await signedIn(client, only), group))
    const { visitor: other } = await office(client)
    for (const file of ['attendance-sheet', 'attendance-sheet-export'])
      (await other.get(`/admin/groups/${group}/${file}`)).assertStatus(404)
  })

  test('goes to paper and into a workbook', async ({ client, assert }) => {
    const { group, visitor } = await office(client)
    const paper = await visitor.get(
      `/admin/groups/${group}/attendance-sheet?month=2026-11&locale=ar`
    )
    paper.assertStatus(200)
    assert.equal(paper.header('content-type'), 'application/pdf')
    const table = (await visitor.get(`/admin/groups/${group}/attendance-sheet-export`)).text()
    assert.include(table, 'Late')
    assert.include(table, '2026-11-20 16:00')
    assert.notInclude(table, '2026-11-12')
  })

  test('forty students and twenty sessions are one page in either language, whatever they are called', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const tenant = (await findTenantById(centre.id))!
    for (const locale of locales)
      for (const [students, sessions, pages] of [
        [40, 20, 1],
        [12, 31, 1],
        [1, 1, 1],
        [0, 0, 1],
        [130, 8, 3],
      ] as const) {
        const made = { ...monthOf(students, sessions), month: '2026-11', tenant, locale }
        const { task } = await attendanceDocument(made)
        const written = await writeDocument(centre.id, task)
        assert.isAtMost(written.pages, pages, `${students} × ${sessions} ${locale}`)
      }
  }).timeout(60_000)

  test('its Arabic words on paper are read as they are written', async ({ assert }) => {
    const centre = await createCentre()
    const tenant = (await findTenantById(centre.id))!
    const month = { ...monthOf(8, 8), month: '2026-11', tenant, locale: 'ar' as const }
    month.entries.forEach((entry) =>
      Object.assign(entry, { first_name: 'عبدالرحمن', last_name: 'الأنصاري' })
    )
    const { task } = await attendanceDocument(month)
    const { pdf } = await writeDocument(centre.id, task)
    const { rows, columns, legend, title, span } = task.data
    const expected = arabicWords(textsOf({ rows, columns, legend, title, span }))
    for (const [reader, text] of Object.entries(await extractedTexts(pdf))) {
      const { lost, percent } = lostWords(expected, text)
      assert.isAtMost(percent, 3, `${reader}: ${lost.join(' ')}`)
    }
  })
})

function monthOf(students: number, sessions: number) {
  const held = Array.from({ length: sessions }, (_, at) => ({
    ...{ id: uuid(), time_zone: 'Asia/Riyadh' },
    starts_at: new Date(Date.UTC(2026, 10, 1 + (at % 28), 13 + Math.floor(at / 28))),
  }))
  const statuses = ['present', 'late', 'absent', 'excused'] as const
  const entries = Array.from({ length: students }, (_, place) =>
    held.map(({ id }, at) => ({
      ...{ session_id: id, student_id: `${place}`, is_frozen: false, standing: 'enrolled' },
      ...{ number: `STU-${place}`, status: statuses[(place + at) % 4], event: 'attended' },
      ...{ counts_as_attended: true, minutes_early: null },
      ...{ first_name: hostileTexts[place % hostileTexts.length] ?? 'عبد الرحمن' },
      ...{ last_name: 'Al-Abdulrahman Al-Muhaideb', first_name_other: null, last_name_other: null },
    }))
  ).flat() as unknown as MonthEntry[]
  const group = { code: 'GRP-001', title_en: 'Grade 5 English', title_ar: 'اللغة الإنجليزية' }
  return { group, sessions: held, entries }
}
