import { test } from '@japa/runner'
import { system } from '#domain/shared/audit/actor'
import { WriteLessonNotes } from '#domain/scheduling/lesson_notes/actions/write_lesson_notes'
import { markableSession } from '#tests/helpers/attendance/attendance'
import { inArabic } from '#tests/helpers/browser/languages'
import { openAt } from '#tests/helpers/browser/open_at'
import { createCentre, createPerson, rowsOf } from '#tests/helpers/centre/centre'
import { wordsOf } from '#tests/helpers/words/words'

const words = wordsOf('ar')

test.group('Lesson notes on a phone', () => {
  inArabic(
    'whoever saves second is shown both texts and loses neither',
    async ({ assert, browser, locale }) => {
      const centre = await createCentre()
      const account = await createPerson(centre, 'instructor')
      const by = { instructor_id: account.personId }
      const { session } = await markableSession(centre, 1, undefined, by)
      const path = `/sessions/${session}`
      const page = await openAt(browser, { centre, account, path, locale, width: 390 })
      const shared = page.getByRole('textbox', { name: words.get('sessions.fields.shared_notes')! })
      const save = page.getByRole('button', { name: words.get('lesson_notes.save')!, exact: true })
      await page.getByRole('button', { name: words.get('lesson_notes.edit')! }).click()
      await shared.fill('كتبت هذا على الهاتف')
      const empty = { internal_notes: null, homework: null, homework_due_on: null }
      await new WriteLessonNotes().execute({
        ...{ tenantId: centre.id, actor: system, sessionId: session, instructorId: null },
        ...{ version: 0, notes: { ...empty, shared_notes: 'كتب المكتب هذا' } },
      })
      await save.click()
      const panel = page.getByRole('alert').filter({ hasText: 'كتب المكتب هذا' })
      await panel.waitFor()
      assert.equal(await shared.inputValue(), 'كتبت هذا على الهاتف')
      await save.click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      const [row] = await rowsOf(centre, 'lesson_notes')
      assert.deepEqual([row.shared_notes, row.version], ['كتبت هذا على الهاتف', 2])
    }
  )
})
