import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { recordAudit } from '#domain/shared/audit/audit'
import { system } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { askToJoin } from '#tests/helpers/access/access_requests'
import { addressOf } from '#tests/helpers/browser/navigate'
import type { Centre } from '#tests/helpers/centre/centre'
import { problemsOf } from '#tests/helpers/browser/page_problems'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createGroup, enrolled } from '#tests/helpers/teaching/groups'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { hostileTexts, swallowing } from '#tests/helpers/words/hostile_texts'
import { busyInstructor } from '#tests/helpers/people/instructors'
import { createStudent } from '#tests/helpers/people/students'
import { unkeyed } from '#tests/helpers/people/name_keys'

const all = hostileTexts.join(' ')
const few = hostileTexts.slice(0, 5).join(' ')
const more = hostileTexts.slice(5, 12).join(' ').slice(0, 110)
const person = {
  first_name: swallowing,
  last_name: '</script>',
  first_name_other: hostileTexts[2],
  last_name_other: hostileTexts[8],
}
const titled = { title_en: few, title_ar: more }
const named = { name_en: few, name_ar: more }

const typed: Record<string, Record<string, unknown>> = {
  students: { ...person, school_name: few, notes: all },
  guardians: { ...person, address: few, notes: all },
  instructors: { ...person, qualifications: all, notes: all },
  groups: { ...titled, notes: all },
  courses: titled,
  subjects: named,
  absences: { reason: few },
  instructor_documents: { title: few },
  access_requests: { first_name: swallowing, last_name: '</script>', message: all },
}

async function furnish(centre: Centre) {
  const groupId = await createGroup(centre)
  const { id: student } = await createStudent(centre)
  const { id: guardian } = await createGuardian(centre)
  const instructor = await busyInstructor(centre)
  await link(centre, student, guardian)
  await enrolled(centre, groupId, { student: { id: student } })
  await askToJoin(centre, { email: `${uuid()}@centre.test` })
  await withTenant(centre.id, async () => {
    for (const [table, texts] of Object.entries(typed)) {
      await db()
        .updateTable(table as 'students')
        .set(
          'first_name' in texts && table !== 'access_requests' ? { ...texts, ...unkeyed } : texts
        )
        .execute()
    }
    await recordAudit({
      actor: { ...system, name: swallowing },
      action: 'students.update',
      subjectType: 'student',
      subjectId: student,
      before: { first_name: 'Sara', notes: all },
      after: { first_name: swallowing, notes: '</script>' },
    })
  })
  return { groupId, student, guardian, instructor }
}

const asked = encodeURIComponent(swallowing)

function pathsOf({ groupId, student, guardian, instructor }: Awaited<ReturnType<typeof furnish>>) {
  return [
    '/admin/students',
    `/admin/students?q=${asked}`,
    `/admin/students/${student}`,
    `/admin/students/${student}/edit`,
    '/admin/guardians',
    `/admin/guardians/${guardian}`,
    '/admin/instructors',
    `/admin/instructors/${instructor}`,
    `/admin/instructors/${instructor}?tab=availability`,
    '/admin/groups',
    `/admin/groups/${groupId}`,
    '/admin/access-requests',
    '/admin/audit',
  ]
}

async function look(office: BackOffice, path: string) {
  const page = await office.page.context().newPage()
  const problems = problemsOf(page)
  page.on('dialog', (dialog) => {
    problems.push(`a script ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(addressOf(office.centre, path), { waitUntil: 'commit' })
  await page
    .locator('h1')
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => problems.push('not mounted'))
  await page.close()
  return problems
}

test.group('Texts that mean something to HTML', () => {
  test('T21 blank no page and run nothing: records of people, groups, requests, the trail, a search', async ({
    assert,
    browser,
  }) => {
    const office = await openBackOffice(browser, { locale: 'en' })
    const furnished = await furnish(office.centre)
    const found: Record<string, string[]> = {}
    for (const path of pathsOf(furnished)) {
      const problems = await look(office, path)
      if (problems.length > 0) found[path] = problems
    }
    assert.deepEqual(found, {})

    await go(office, `/admin/students/${furnished.student}`)
    assert.include(await office.page.locator('h1').first().textContent(), swallowing)

    await office.page.context().close()
  })
})
