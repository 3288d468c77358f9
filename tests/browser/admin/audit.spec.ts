import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { recordAudit } from '#domain/shared/audit/audit'
import { withTenant } from '#domain/shared/data/database'
import { axeViolations } from '#tests/helpers/browser/axe'
import type { Account } from '#tests/helpers/centre/centre'
import { type BackOffice, go, openBackOffice } from '#tests/helpers/browser/back_office'
import { createRole } from '#tests/helpers/access/roles'
import { wordsOf } from '#tests/helpers/words/words'
import { writtenPercentage } from '#domain/shared/text/written_number'
import { inBoth } from '#tests/helpers/browser/languages'

const prefix = 'audit.actions.'

const told = [...wordsOf('en').keys()]
  .filter((key) => key.startsWith(prefix))
  .map((key) => key.slice(prefix.length))
  .filter((action) => /^(users|roles|settings)\./.test(action))

type Sides = { before?: Record<string, unknown>; after?: Record<string, unknown> }

/** What these actions write beside the sentence; of the others the sentence is all. */
const sides: Record<string, Sides> = {
  'users.sign_in': { after: { factor: 'code' } },
  'users.sign_in_failed': { after: { kind: 'admin' } },
  'users.second_factor_asked': { after: { factor: 'passkey' } },
  'users.confirm': { after: { factor: 'passkey' } },
  'users.create': { after: { kind: 'admin', email: 'a@b.test', roles: ['Receptionist'] } },
  'users.change_roles': {
    before: { roles: ['Receptionist', 'Accountant'] },
    after: { roles: ['SuperAdmin'] },
  },
  'users.suspend': { before: { status: 'active' }, after: { status: 'suspended' } },
  'users.reactivate': { before: { status: 'suspended' }, after: { status: 'active' } },
  'users.archive': {
    before: { archived_at: null },
    after: { archived_at: '2026-11-21T09:00:00Z' },
  },
  'users.restore': {
    before: { archived_at: '2026-11-21T09:00:00Z' },
    after: { archived_at: null },
  },
  'users.second_factors_reset': { after: { authenticators: 1, passkeys: 2 } },
  'users.end_other_sessions': { after: { sessions: 3 } },
  'settings.end_every_session': { after: { sessions: 12 } },
  'settings.update_security': {
    before: { two_factor_required: false, lock_after: null, open_doors: [] },
    after: { two_factor_required: true, lock_after: 15, open_doors: ['instructor', 'student'] },
  },
  'settings.update_financial': {
    before: { tax_rate: 5, enable_tax: false },
    after: { tax_rate: 15, enable_tax: true },
  },
  'settings.update_general': {
    before: { week_start: 7, weekend: '5 6', country: 'SA', check_gender: 'warn', logo: null },
    after: { week_start: 1, weekend: '6 7', country: 'JO', check_gender: 'block', logo: 'ab12' },
  },
  'roles.create': { after: { kind: 'admin', permissions: ['admin.students.index'] } },
  'roles.update': {
    before: { permissions: ['admin.rooms.delete'] },
    after: { permissions: ['admin.credit_notes.create', 'admin.statistics'] },
  },
  'roles.delete': {
    before: { kind: 'admin', permissions: ['admin.students.index'] },
    after: { replacement: 'Manager' },
  },
}

async function furnish({ centre, userId }: Account) {
  const role = await createRole(centre, { name: 'مكتب الليل' })
  const actor = { userId, name: 'Sara Haddad', nameOther: 'سارة حداد', requestId: uuid() }
  await withTenant(centre.id, async () => {
    for (const action of told) {
      const isRole = action.startsWith('roles.')
      const subject = isRole
        ? { subjectType: 'role', subjectId: role.id }
        : { subjectType: 'user', subjectId: userId }
      await recordAudit({ actor, action, ...subject, ...sides[action] })
    }
  })
}

async function readAll({ page, say }: BackOffice) {
  const texts = []
  for (;;) {
    texts.push(...(await page.locator('main ol > li, main ul > li').allInnerTexts()))
    const older = page.getByRole('link', { name: say('audit.older') })
    if ((await older.count()) === 0) return texts
    await older.click()
    await page.waitForURL(/before=/)
  }
}

test.group('The audit trail in a browser', () => {
  inBoth(
    'H3 tells every change of authority and every sign-in event in words, on a phone',
    async ({ locale, assert, browser }) => {
      const office = await openBackOffice(browser, { locale, width: 390 })
      const { page, say } = office
      await furnish(office.account)
      await go(office, '/admin/audit')
      assert.deepEqual(await axeViolations(page), [])
      const overflow = 'document.documentElement.scrollWidth - window.innerWidth'
      assert.isAtMost(await page.evaluate<number>(overflow), 0)
      const entries = await readAll(office)
      assert.isAtLeast(entries.length, told.length)
      const text = entries.join('\n').replace(/\S+@\S+\.test/g, '')
      assert.notMatch(text, /[a-z]+[._][a-z_]+|undefined|NaN|true|false/)
      assert.notInclude(text, say('audit.somebody'))
      if (locale === 'ar') assert.notMatch(text, /[A-Za-z]{2,}/)
      for (const key of ['audit.values.factors.code', 'roles.kinds.student', 'audit.values.yes']) {
        assert.include(text, say(key))
      }
      for (const key of ['general.fields.weekend', 'general.severity.block']) {
        assert.include(text, say(key))
      }
      assert.include(text, writtenPercentage(locale, 15))
      await page.context().close()
    }
  )
})
