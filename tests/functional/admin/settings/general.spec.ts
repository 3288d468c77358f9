import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { findGeneral } from '#domain/access/centre/queries/find_general'
import { readTenant } from '#domain/shared/data/database'
import { checkField, schedulingChecks } from '#domain/shared/choices/scheduling_checks'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/settings/general'

async function props(visitor: Visitor, of = path) {
  return (await visitor.visit(of)).body().props
}

async function atTheDesk(client: ApiClient) {
  const account = await createAdministrator(await createCentre())
  return { account, visitor: await (await signedIn(client, account)).prepare() }
}

test.group('General settings', () => {
  test('C19 a centre starts from its country; names, papers and place are saved and told in the trail', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { general } = await props(visitor)
    assert.include(general, {
      name_en: 'Test Centre',
      country: 'SA',
      week_start: 7,
      weekend: '5 6',
    })
    await visitor.put(path, {
      ...general,
      name_en: ' Al Noor \u202e ',
      legal_name_ar: 'شركة النور',
      tax_number: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣',
      address_ar: 'حي الياسمين\nالرياض',
      phone: '٠٥٠ ١٢٣ ٤٥٦٧',
    })
    const saved = (await props(visitor)).general
    assert.include(saved, {
      name_en: 'Al Noor',
      legal_name_ar: 'شركة النور',
      tax_number: '300000000000003',
      address_ar: 'حي الياسمين\nالرياض',
      phone: '+966501234567',
      version: 2,
    })
    const [entry] = await rowsOf(account.centre, 'audit_events', {
      action: 'settings.update_general',
    })
    assert.equal(entry.before.name_en, 'Test Centre')
    assert.sameMembers(Object.keys(entry.after), [
      'name_en',
      'legal_name_ar',
      'tax_number',
      'address_ar',
      'phone',
    ])
  })

  test('C19 zone, week, digits, calendar, country and gravatar hold from the next request on, for everybody', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const student = await signedIn(client, await createPerson(account.centre, 'student'))
    const before = await props(student.set('locale', 'ar'), '/profile')
    assert.equal(before.intl.locale, 'ar-SA-u-ca-gregory-nu-latn')
    const { general } = await props(visitor)
    await visitor.put(path, {
      ...general,
      timezone: 'Africa/Cairo',
      country: 'EG',
      default_phone_country: 'EG',
      week_start: 6,
      weekend: '7 5',
      digits: 'arab',
      hijri: true,
      gravatar: false,
    })
    const after = await props(student, '/profile')
    assert.deepEqual(after.intl, { locale: 'ar-EG-u-ca-gregory-nu-arab', hijri: true })
    assert.include(after.tenant, {
      timezone: 'Africa/Cairo',
      country: 'EG',
      phone_country: 'EG',
      week_start: 6,
      digits: 'arab',
      gravatar: false,
    })
    assert.deepEqual(after.tenant.weekend, [5, 7])
    assert.isNull((await props(visitor)).auth.user.gravatar)
  })

  test('C19 what is wrong stands under its field and nothing is saved', async ({
    client,
    assert,
  }) => {
    const { visitor } = await atTheDesk(client)
    const { general } = await props(visitor)
    const refused = async (change: object) => {
      await visitor.put(path, { ...general, ...change })
      return Object.keys((await props(visitor)).errors)
    }
    assert.deepEqual(await refused({ name_en: '', name_ar: ' ' }), ['name_en'])
    assert.deepEqual(await refused({ timezone: 'Mars/Base' }), ['timezone'])
    assert.deepEqual(await refused({ country: 'ZZ' }), ['country'])
    assert.deepEqual(await refused({ week_start: 0 }), ['week_start'])
    assert.deepEqual(await refused({ week_start: 8 }), ['week_start'])
    assert.deepEqual(await refused({ weekend: '1 2 3 4 5 6 7' }), ['weekend'])
    assert.deepEqual(await refused({ weekend: '5 0' }), ['weekend.1'])
    assert.deepEqual(await refused({ weekend: '5 9' }), ['weekend.1'])
    assert.deepEqual(await refused({ digits: 'roman' }), ['digits'])
    assert.deepEqual(await refused({ phone: '12' }), ['phone'])
    for (const days of ['', '-1', '91', 'soon'])
      assert.deepEqual(await refused({ small_group_days: days }), ['small_group_days'])
    const tooLong = 'x'.repeat(161)
    assert.deepEqual(await refused({ legal_name_en: tooLong }), ['legal_name_en'])
    assert.deepEqual(await refused({ legal_name_ar: tooLong }), ['legal_name_ar'])
    assert.deepEqual(await refused({ tax_number: '300000000000004' }), ['tax_number'])
    assert.deepEqual(await refused({ legal_name_ar: 'م'.repeat(128) }), ['legal_name_ar'])
    assert.deepEqual((await props(visitor)).general, general)
  })

  test('C19 how severe each check of the timetable is: warning at first, told in the trail one by one', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { general } = await props(visitor)
    for (const check of schedulingChecks) assert.equal(general[checkField(check)], 'warn')
    await visitor.put(path, { ...general, check_students: 'block', check_gender: 'off' })
    const saved = (await props(visitor)).general
    assert.deepEqual(saved, {
      ...general,
      check_students: 'block',
      check_gender: 'off',
      version: 2,
    })
    const [entry] = await rowsOf(account.centre, 'audit_events', {
      action: 'settings.update_general',
    })
    assert.deepEqual(entry.before, { check_students: 'warn', check_gender: 'warn' })
    assert.deepEqual(entry.after, { check_students: 'block', check_gender: 'off' })
    for (const wrong of ['forbid', '', null, ['block']]) {
      await visitor.put(path, { ...saved, check_absences: wrong })
      assert.property((await props(visitor)).errors, 'check_absences')
    }
    assert.deepEqual((await props(visitor)).general, saved)
  })

  test('C19 a stale version changes nothing; what is no field is dropped', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { general } = await props(visitor)
    await visitor.put(path, { ...general, name_en: 'One', slug: 'stolen', status: 'closed' })
    await visitor.put(path, { ...general, name_en: 'Two' })
    const page = await props(visitor)
    assert.isNotEmpty(page.errors.version)
    assert.equal(page.general.name_en, 'One')
    assert.equal(page.tenant.slug, account.centre.slug)
  })

  test('H3 whoever may only look changes nothing, nobody else sees them, another centre keeps its own', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { general } = await props(visitor)
    const onlooker = await createAdministratorWho(account.centre, ['admin.settings.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    assert.isFalse((await props(looking)).may_update)
    ;(await looking.put(path, general)).assertStatus(403)
    const other = await createAdministratorWho(account.centre, ['admin.students.index'])
    ;(await (await signedIn(client, other)).get(path)).assertStatus(403)

    const elsewhere = await atTheDesk(client)
    await visitor.put(path, { ...general, name_en: 'Mine' })
    assert.equal((await props(elsewhere.visitor)).general.name_en, 'Test Centre')
  })

  test('C19 the centre’s own mark is shown to whoever comes by, and replaced or removed without a trace', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { general } = await props(visitor)
    const square = (background: string) =>
      sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    const [green, red] = [await square('#0a0'), await square('#a00')]
    const send = (version: number, picture: Buffer) => {
      const request = visitor.authentic('PUT', path).header('X-Inertia', 'true')
      for (const [name, value] of Object.entries({ ...general, version })) {
        if (name !== 'logo')
          request.field(name, typeof value === 'boolean' ? Number(value) : String(value))
      }
      return request.file('photo', picture, { filename: 'mark.png', contentType: 'image/png' })
    }
    ;(await send(1, green)).assertStatus(303)
    const { tenant } = await props(visitor)
    const outside = guest(client, account.centre)
    const shown = await outside.get(tenant.logo)
    shown.assertStatus(200)
    assert.equal(shown.header('content-type'), 'image/webp')
    assert.equal((await props(outside, '/login')).tenant.logo, tenant.logo)
    const elsewhere = await createCentre()
    ;(await guest(client, elsewhere).get('/logo')).assertStatus(404)

    const saved = async () => (await readTenant(account.centre.id, findGeneral)).general.logo!
    const first = await saved()
    await send(2, green)
    assert.equal(await saved(), first)
    await send(2, red)
    const replaced = (await props(visitor)).tenant.logo
    assert.notEqual(replaced, tenant.logo)
    await visitor.put(path, { ...general, version: 3, remove_photo: true })
    assert.isNull((await props(visitor)).tenant.logo)
    ;(await outside.get('/logo')).assertStatus(404)
    assert.isTrue(await drive.use().exists(first))
  })
})
