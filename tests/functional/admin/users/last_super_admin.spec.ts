import { test } from '@japa/runner'
import { accountRow } from '#tests/helpers/access/administrators'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { changeUser } from '#tests/helpers/access/change_user'
import { suspendedDuring } from '#tests/helpers/access/suspended_during'
import { restoreSuperAdmins, countSuperAdmins } from '#tests/helpers/access/concurrent_demotions'
import { roleNamed, rolesOf } from '#tests/helpers/access/roles'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn, type Visitor } from '#tests/helpers/visitor'
import { wordsOf } from '#tests/helpers/words/words'

const pathOf = ({ userId }: Account) => `/admin/users/${userId}`

async function demotionOf(target: Account) {
  const { version } = await accountRow(target)
  const { id } = await roleNamed(target.centre, 'Manager')
  return {
    first_name_en: 'Sara',
    last_name_en: 'Haddad',
    email: target.email,
    roles: [id],
    version,
  }
}

const demotions = {
  demote: async (visitor: Visitor, target: Account) =>
    visitor.put(pathOf(target), await demotionOf(target)),
  suspend: (visitor: Visitor, target: Account) => visitor.post(`${pathOf(target)}/suspension`),
  archive: (visitor: Visitor, target: Account) => visitor.post(`${pathOf(target)}/archive`),
}

type Way = keyof typeof demotions
const ways = Object.keys(demotions) as Way[]
const locales = ['en', 'ar'] as const
const words = { en: wordsOf('en'), ar: wordsOf('ar') }

async function twoSuperAdmins() {
  const centre = await createCentre()
  const one = await createAdministrator(centre)
  const other = await createAdministrator(centre)
  return { centre, one, other }
}

const stateOf = async (account: Account) => ({
  row: await accountRow(account),
  roles: await rolesOf(account),
  trail: (await auditOf(account.centre, account.userId)).map(({ action }) => action),
})

test.group('The last active SuperAdmin, asked by pages', () => {
  test(
    'T10 {way} by one who falls in the same moment is refused in words and changes nothing ({locale})'
  )
    .with(ways.flatMap((way) => locales.map((locale) => ({ way, locale }))))
    .run(async ({ client, assert }, { way, locale }) => {
      const { one, other } = await twoSuperAdmins()
      await changeUser(one, { locale })
      const visitor = await (await signedIn(client, one)).prepare()
      const before = await stateOf(other)
      await suspendedDuring(one, () => demotions[way](visitor, other))
      assert.deepEqual(await stateOf(other), before)

      await changeUser(one, { status: 'active' })
      const { flash } = (await visitor.visit(pathOf(other))).body()
      assert.equal(flash.error, words[locale].get('users.errors.last_super_admin'))
    })

  test('T10 the last one can {way} neither themselves nor be reached by anybody else ({locale})')
    .with(ways.flatMap((way) => locales.map((locale) => ({ way, locale }))))
    .run(async ({ client, assert }, { way, locale }) => {
      const centre = await createCentre()
      const last = await createAdministrator(centre)
      const manager = await createAdministratorWho(centre, [
        'admin.admins.update',
        'admin.admins.delete',
      ])
      for (const account of [last, manager]) await changeUser(account, { locale })
      const before = await stateOf(last)
      const said = []
      for (const by of [last, manager]) {
        const visitor = await signedIn(client, by)
        await demotions[way](visitor, last)
        const { flash, props } = (await visitor.visit('/admin/profile')).body()
        said.push(flash?.error ?? props.errors.roles)
      }
      assert.deepEqual(await stateOf(last), before)
      const own = way === 'demote' ? 'users.errors.own_roles' : 'users.errors.own_account'
      assert.deepEqual(said, [words[locale].get(own), words[locale].get('users.errors.stronger')])
    })

  test('T10 of two requests at once one stays, by every pair of ways', async ({
    client,
    assert,
  }) => {
    const { centre, one, other } = await twoSuperAdmins()
    const { id } = await roleNamed(centre, 'SuperAdmin')
    for (const first of ways) {
      for (const second of ways) {
        await restoreSuperAdmins(centre, [one, other], id)
        const [a, b] = [await signedIn(client, one), await signedIn(client, other)]
        await Promise.all([a.prepare(), b.prepare()])
        await Promise.all([demotions[first](a, other), demotions[second](b, one)])
        assert.equal(await countSuperAdmins(centre), 1, `${first} and ${second}`)
      }
    }
  })
})
