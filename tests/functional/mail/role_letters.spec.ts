import { test } from '@japa/runner'
import { sql } from 'kysely'
import { platform } from '#domain/shared/data/database'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { changeUser } from '#tests/helpers/access/change_user'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { createRole } from '#tests/helpers/access/roles'
import { signedIn } from '#tests/helpers/visitor'

const subject = { en: /permissions of the role .* were changed/, ar: /تغيّرت صلاحيات دور/ }

const newsFor = async ({ centre, email }: Account, locale: 'en' | 'ar' = 'en') =>
  (await lettersTo(centre, email)).filter((letter) => subject[locale].test(letter.subject))

test.group('Letters about a role', () => {
  test('C7 everybody who holds it reads who changed it, what was given and what was taken, in their language', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const editor = await createAdministrator(centre, { firstName: 'Huda', lastName: 'Salem' })
    const held = ['admin.students.index', 'admin.students.create', 'admin.rooms.delete']
    const { id, name } = await createRole(centre, { name: 'Night desk', permissions: held })
    const english = await createAdministrator(centre, { roles: [name] })
    const arabic = await createAdministrator(centre, { roles: [name, 'Receptionist'] })
    const bystander = await createAdministrator(centre, { roles: ['Receptionist'] })
    await changeUser(arabic, { locale: 'ar' })
    const visitor = await signedIn(client, editor)
    await visitor.put(`/admin/roles/${id}`, {
      name,
      name_ar: 'مكتب الليل',
      permissions: ['admin.students.index', 'admin.invoices.index', 'admin.invoices.create'],
      version: 1,
    })

    const [letter, ...more] = await newsFor(english)
    assert.isEmpty(more)
    assert.equal(letter!.subject, 'The permissions of the role Night desk were changed')
    assert.include(letter!.text, 'Huda Salem changed what the role Night desk can do')
    assert.include(letter!.text, 'Added: Invoices: See, Add')
    assert.include(letter!.text, 'Removed: Students: Add · Rooms: Remove')
    const [other] = await newsFor(arabic, 'ar')
    assert.include(other!.html, '<html lang="ar" dir="rtl">')
    assert.include(other!.subject, 'مكتب الليل')
    assert.include(other!.text, 'عُدّلت صلاحيات دور مكتب الليل')
    assert.include(other!.text, 'سُحب: الطلاب: إضافة · القاعات: إزالة')
    assert.isEmpty(await newsFor(bystander))
    assert.isEmpty(await newsFor(editor))
  })

  test('C7 a new name or description alone is no news, nor is a change that was refused', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id, name } = await createRole(centre, { permissions: ['admin.students.index'] })
    const holder = await createAdministrator(centre, { roles: [name] })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const permissions = ['admin.students.index']
    await visitor.put(`/admin/roles/${id}`, { name: 'Renamed', permissions, version: 1 })
    await visitor.put(`/admin/roles/${id}`, { name: 'Stale', permissions: [], version: 1 })
    assert.equal((await rowsOf(centre, 'roles', { id }))[0].name, 'Renamed')
    assert.isEmpty(await newsFor(holder))
  })

  test('C7 reaches students too, nobody who is suspended, and the queue names nobody', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { id, name } = await createRole(centre, { kind: 'student' })
    const student = await createPerson(centre, 'student', { roles: [name] })
    const gone = await createPerson(centre, 'student', { roles: [name] })
    await changeUser(gone, { status: 'suspended' })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const permissions = ['student.courses.index']
    await visitor.put(`/admin/roles/${id}`, { name, permissions, version: 1 })
    const { rows } = await sql<{ data: object }>`
      select data from jobs.job where data->>'tenantId' = ${centre.id}`.execute(platform())
    assert.deepEqual(
      rows.map(({ data }) => Object.keys(data).sort()),
      [['cause', 'eventId', 'tenantId']]
    )
    assert.lengthOf(await newsFor(student), 1)
    assert.isEmpty(await newsFor(gone))
  })
})
