import { askedNames, type StoredNames } from '#domain/shared/text/person_names'
import { test } from '@japa/runner'
import sharp from 'sharp'
import drive from '@adonisjs/drive/services/main'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { actsOf, personRow, profiles, someone } from '#tests/helpers/access/own_profile'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer()

async function upload(visitor: Visitor, path: string, fields: object, file: Buffer) {
  await visitor.prepare()
  const response = await visitor
    .authentic('PUT', path)
    .header('X-Inertia', 'true')
    .fields({ first_name_en: 'Sara', last_name_en: 'Haddad', ...fields })
    .file('photo', file, { filename: 'me.jpg' })
  visitor.keep(response.headers()['set-cookie'])
  return response
}

const names = { first_name_en: 'Layla', last_name_en: 'Nasser', first_name_ar: 'ليلى' }

test.group("One's own information", () => {
  test('C18 {type}: contact is saved and audited, a name only where it is theirs to write')
    .with([...profiles])
    .run(async ({ client, assert }, profile) => {
      const account = await someone(await createCentre(), profile.type)
      const before = await personRow(account, profile)
      const visitor = await signedIn(client, account)
      const response = await visitor.put(profile.path, {
        ...names,
        last_name_ar: '',
        phone: '٠٥٠١٢٣٤٥٦٧',
        email: 'LAYLA@Home.test',
        version: 1,
      })
      assert.equal(response.status(), 303)
      assert.equal(response.header('location'), profile.path)
      const row = await personRow(account, profile)
      assert.deepInclude(row, { phone: '+966501234567', email: 'layla@home.test', version: 2 })
      assert.equal(row.first_name, profile.writesName ? 'Layla' : before.first_name)
      assert.equal(row.first_name_other, profile.writesName ? 'ليلى' : before.first_name_other)
      const entry = (await actsOf(account)).at(-1)
      assert.match(entry.action, /^(admins|instructors|students|guardians)\.update$/)
      assert.deepInclude(entry, { subject_type: profile.type, subject_id: row.id })
      assert.deepInclude(entry.after, { phone: '+966501234567', email: 'layla@home.test' })
      assert.equal('first_name' in entry.after, profile.writesName)
    })

  test('T7 {type}: no other column can be written')
    .with([...profiles])
    .run(async ({ client, assert }, profile) => {
      const account = await someone(await createCentre(), profile.type)
      const before = await personRow(account, profile)
      const visitor = await signedIn(client, account)
      await visitor.put(profile.path, {
        ...askedNames(before as StoredNames),
        email: before.email,
        version: 1,
        number: 'X-1000000',
        status: 'left',
        id: account.userId,
        tenant_id: account.userId,
        archived_at: '2020-01-01',
        notes: 'mine',
        national_id: '1',
        role_ids: [account.userId],
      })
      assert.deepEqual(await personRow(account, profile), before)
    })

  test('C18 {type}: bad input stands under its field in both languages and nothing is saved')
    .with([...profiles])
    .run(async ({ client, assert }, profile) => {
      const account = await someone(await createCentre(), profile.type)
      const visitor = await signedIn(client, account)
      const wrong = {
        first_name_en: ' ',
        last_name_en: 'x'.repeat(61),
        phone: '12',
        email: 'nobody',
      }
      for (const locale of ['en', 'ar'] as const) {
        visitor.set('locale', locale)
        await visitor.put(profile.path, { ...wrong, version: 1 })
        const { errors } = (await visitor.visit(profile.path)).body().props
        const fields = profile.writesName ? ['first_name_en', 'last_name_en'] : []
        assert.sameMembers(Object.keys(errors), [...fields, 'phone', 'email'])
        for (const text of Object.values<string>(errors)) {
          assert.match(text, locale === 'ar' ? /^[^A-Za-z{]+$/ : /^[^{\u0600-\u06ff]+$/)
        }
      }
      assert.equal((await personRow(account, profile)).version, 1)
    })

  test('C18 {type}: a stale version is refused and loses nothing')
    .with([...profiles])
    .run(async ({ client, assert }, profile) => {
      const account = await someone(await createCentre(), profile.type)
      const visitor = await signedIn(client, account)
      const body = { first_name_en: 'Sara', last_name_en: 'Haddad' }
      await visitor.put(profile.path, { ...body, email: 'a@home.test', version: 1 })
      await visitor.put(profile.path, { ...body, email: 'b@home.test', version: 1 })
      assert.equal((await personRow(account, profile)).email, 'a@home.test')
      const { errors } = (await visitor.visit(profile.path)).body().props
      assert.deepEqual(Object.keys(errors), ['version'])
    })

  test('E11 C18 {type}: a photo stands in the header and is served to its own person alone')
    .with([...profiles])
    .run(async ({ client, assert }, profile) => {
      const account = await someone(await createCentre(), profile.type)
      const visitor = await signedIn(client, account)
      const address = `${profile.path}/photo`
      assert.equal((await visitor.get(address)).status(), 404)
      await upload(visitor, profile.path, { version: 1 }, await picture())
      const { props } = (await visitor.visit(profile.path)).body()
      assert.match(props.auth.user.photo, new RegExp(`^${address}\\?v=[0-9a-f-]{36}$`))
      assert.equal(props.person.photo, props.auth.user.photo)
      const response = await visitor.get(props.auth.user.photo)
      assert.equal(response.status(), 200)
      assert.equal(response.header('content-type'), 'image/webp')
      assert.equal(response.header('cache-control'), 'private, max-age=31536000, immutable')
      assert.include(response.header('content-security-policy')!, 'sandbox')

      const another = await signedIn(client, await someone(account.centre, profile.type))
      assert.equal((await another.get(props.auth.user.photo)).status(), 404)
      assert.equal((await guest(client, account.centre).get(address)).status(), 302)
      const elsewhere = await signedIn(client, account, await createCentre())
      assert.equal((await elsewhere.get(props.auth.user.photo)).status(), 302)
    })

  test('C18 a photo that replaces another leaves one file; one that cannot be read none', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    const files = async () => {
      const { objects } = await drive.use().listAll(`${account.centre.id}/administrators`)
      return [...objects].length
    }
    await upload(visitor, '/admin/profile', { version: 1 }, await picture())
    await upload(visitor, '/admin/profile', { version: 2 }, await picture())
    assert.equal(await files(), 1)
    await upload(visitor, '/admin/profile', { version: 3 }, Buffer.from('<svg/>'))
    const { errors } = (await visitor.visit('/admin/profile')).body().props
    assert.deepEqual(Object.keys(errors), ['photo'])
    await visitor.put('/admin/profile', { ...names, version: 3, remove_photo: true })
    assert.equal(await files(), 0)
    assert.isNull((await visitor.visit('/admin/profile')).body().props.auth.user.photo)
  })
})
