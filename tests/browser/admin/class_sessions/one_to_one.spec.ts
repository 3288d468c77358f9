import { v7 as uuid } from 'uuid'
import { freezeClock } from '#domain/shared/time/clock'
import { go, openBackOffice } from '#tests/helpers/browser/back_office'
import { inEnglish } from '#tests/helpers/browser/languages'
import { createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createStudent } from '#tests/helpers/people/students'
import { createRoom } from '#tests/helpers/scheduling/class_sessions'
import { test } from '@japa/runner'

test.group('Sessions of one student in a browser', (tests) => {
  tests.each.setup(() => freezeClock('2026-09-01T12:00Z'))

  inEnglish(
    'a student is found by phone and booked once in a branch, in one of its rooms',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, centre, say } = office
      const student = await createStudent(centre, {
        ...{ firstName: 'Layan', lastName: 'Saleh', phone: '+966512345678' },
      })
      const { personId: instructor } = await createPerson(centre, 'instructor')
      const branch = uuid()
      await insert(centre, 'branches', { id: branch, code: 'NORTH', name_en: 'North', position: 1 })
      await createRoom(centre, { code: 'M1' })
      const room = await createRoom(centre, { code: 'N1', branch_id: branch })
      await go(office, '/admin/class-sessions/create')
      await page.locator('#field-party').click()
      await page.getByRole('option', { name: say('sessions.party.student') }).click()
      await page.locator('#field-student_id').fill('0512 345 678')
      await page.getByRole('option', { name: /Layan Saleh/ }).click()
      await page.locator('#field-branch_id').click()
      await page.getByRole('option', { name: 'North' }).click()
      await page.locator('#field-room_id').click()
      await page.getByRole('option', { name: /N1 · North/ }).waitFor()
      assert.equal(await page.getByRole('option', { name: /M1/ }).count(), 0)
      await page.getByRole('option', { name: /N1/ }).click()
      await page.locator('#field-starts_on').fill('8/9/2026')
      await page.locator('[id="field-slots.0.starts"]').fill('17:00')
      const save = page.getByRole('button', { name: say('sessions.form.create') })
      await save.click()
      await page.locator('#field-instructor_id-error').waitFor()
      await page.locator('#field-instructor_id').click()
      await page.getByRole('option').first().click()
      await save.click()
      await page.waitForURL(/class-sessions\/[0-9a-f-]{36}$/)
      await page.getByRole('heading', { level: 1, name: 'Layan Saleh' }).waitFor()
      const [row] = await rowsOf(centre, 'class_sessions')
      assert.deepEqual(
        [row.student_id, row.instructor_id, row.room_id, row.branch_id],
        [student.id, instructor, room, branch]
      )
      await page.context().close()
    }
  )
})
