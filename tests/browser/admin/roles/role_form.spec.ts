import { test } from '@japa/runner'
import { UpdateRole } from '#domain/access/roles/actions/update_role'
import { axeViolations } from '#tests/helpers/browser/axe'
import { signIn } from '#tests/helpers/browser/navigate'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { goLater, questionOf } from '#tests/helpers/browser/confirm_dialog'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createRole, principalOf } from '#tests/helpers/access/roles'
import { inArabic, inBoth, inEnglish } from '#tests/helpers/browser/languages'

const boxOf = ({ page, say }: BackOffice, area: string, verb = 'index') =>
  page.getByRole('checkbox', {
    name: `${say(`areas.${area}.title`)}: ${say(`permissions.verbs.${verb}`)}`,
    exact: true,
  })

const saveOf = ({ page, say }: BackOffice) =>
  page.getByRole('button', { name: say('roles.form.update') })

const isRecord = /roles\/[0-9a-f-]{36}$/

async function saveMeanwhile(centre: Centre, id: string) {
  const colleague = await createAdministrator(centre)
  await new UpdateRole().execute({
    tenantId: centre.id,
    by: await principalOf(colleague),
    requestId: null,
    id,
    version: 1,
    fields: {
      name: 'Theirs',
      nameAr: null,
      description: 'Their words',
      permissions: ['admin.students.index', 'admin.rooms.index'],
    },
  })
}

test.group('The form of a role', () => {
  inArabic(
    'C7 what a colleague saved meanwhile stands beside what is typed; permissions are put together',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page, say, centre } = office
      const { id } = await createRole(centre, { permissions: ['admin.students.index'] })
      await go(office, `/admin/roles/${id}/edit`)
      await saveMeanwhile(centre, id)
      const name = page.locator('#field-name')
      await name.fill('Mine')
      await boxOf(office, 'guardians').check()
      await saveOf(office).click()
      const panel = page.getByRole('alert').filter({ hasText: say('ui.stale.title') })
      await panel.waitFor()
      assert.equal(await name.inputValue(), 'Mine')
      assert.equal(await page.locator('#field-description').inputValue(), 'Their words')
      for (const area of ['students', 'rooms', 'guardians']) {
        assert.isTrue(await boxOf(office, area).isChecked(), area)
      }
      assert.deepEqual(await axeViolations(page), [])
      await panel.getByRole('button', { name: say('ui.stale.theirs') }).click()
      assert.equal(await name.inputValue(), 'Theirs')
      await panel.getByRole('button', { name: say('ui.stale.mine') }).click()
      await saveOf(office).click()
      await page.waitForURL(isRecord)
      const [role] = await rowsOf(centre, 'roles', { id })
      assert.deepEqual(
        [role.name, role.description, role.permissions],
        [
          'Mine',
          'Their words',
          ['admin.guardians.index', 'admin.rooms.index', 'admin.students.index'],
        ]
      )
      await page.context().close()
    }
  )

  inEnglish(
    'C7 saving asks who it is, over the form: a wrong password or none loses nothing typed',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, centre } = office
      const { id } = await createRole(centre)
      await goLater(office, `/admin/roles/${id}/edit`)
      await page.locator('#field-name').fill('Mine')
      await boxOf(office, 'guardians').check()
      const question = questionOf(office)
      await saveOf(office).click()
      await question.answerWrong()
      assert.deepEqual(await axeViolations(page), [])
      await question.cancel()
      assert.equal(await page.locator('#field-name').inputValue(), 'Mine')
      assert.isTrue(await boxOf(office, 'guardians').isChecked())
      await saveOf(office).click()
      await question.answer()
      await page.waitForURL(isRecord)
      const [role] = await rowsOf(centre, 'roles', { id })
      assert.deepEqual([role.name, role.permissions], ['Mine', ['admin.guardians.index']])
      await page.context().close()
    }
  )

  inBoth(
    'C7 the heads of the grid stand over their columns and in one line, locked boxes too',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale })
      const { page } = office
      const { id } = await createRole(office.centre)
      const held = ['admin.roles.index', 'admin.roles.update', 'admin.roles.create'] as const
      await signIn(page.context(), await createAdministratorWho(office.centre, [...held]))
      await go(office, `/admin/roles/${id}/edit`)
      const heads = await page.locator('thead th').all()
      const first = page.locator('tbody tr:has(td)').first()
      assert.isAbove(await first.locator('input:disabled').count(), 0)
      const tops = []
      for (const [column, head] of heads.entries()) {
        const label = head.locator('span').first()
        const text = (await label.count()) > 0 && column < 5 ? label : head
        tops.push(await page.evaluate(topOfText, await text.elementHandle()))
        if (column === 0) continue
        const box = await first
          .locator('td')
          .nth(column - 1)
          .locator('input')
          .boundingBox()
        const over = (await head.boundingBox())!
        assert.closeTo(box!.x + box!.width / 2, over.x + over.width / 2, 1.5, `column ${column}`)
      }
      assert.isAtMost(Math.max(...tops) - Math.min(...tops), 1.5)
      await page.context().close()
    }
  )
})

function topOfText(element: unknown) {
  const node = element as { ownerDocument: { createRange(): Range } }
  const range = node.ownerDocument.createRange()
  range.selectNodeContents(element)
  return range.getClientRects()[0]!.top
}

type Range = { selectNodeContents(node: unknown): void; getClientRects(): { top: number }[] }
