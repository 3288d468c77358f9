import { test } from '@japa/runner'
import sharp from 'sharp'
import drive from '@adonisjs/drive/services/main'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { stopDisk } from '#tests/helpers/server/disk'
import { auditOf, createStudent, studentRow } from '#tests/helpers/people/students'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const names = { first_name_en: 'Sara', last_name_en: 'Haddad', status: 'active' }

const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0a7' } })
    .withExif({ IFD0: { Copyright: 'somewhere secret' } })
    .jpeg()
    .toBuffer()

async function upload(visitor: Visitor, id: string, version: number, file: Buffer, name: string) {
  await visitor.prepare()
  const response = await visitor
    .authentic('PUT', `/admin/students/${id}`)
    .header('X-Inertia', 'true')
    .fields({ ...names, version })
    .file('photo', file, { filename: name })
  visitor.keep(response.headers()['set-cookie'])
  return response
}

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const { id } = await createStudent(centre)
  return { centre, id, visitor: await signedIn(client, await createAdministrator(centre)) }
}

const keyOf = async (centre: Centre, id: string) => (await studentRow(centre, id)).photo as string

test.group("A student's photo", () => {
  test('becomes a square WebP of 512 px without metadata, and is served privately', async ({
    client,
    assert,
  }) => {
    const { centre, id, visitor } = await setup(client)
    await upload(visitor, id, 1, await picture(), 'me.jpg')
    const key = await keyOf(centre, id)
    assert.match(key, new RegExp(`^${centre.id}/students/[0-9a-f-]{36}\\.webp$`))
    const { photo } = (await visitor.visit(`/admin/students/${id}`)).body().props.student
    const response = await visitor.get(photo)
    assert.equal(response.status(), 200)
    assert.equal(response.header('content-type'), 'image/webp')
    assert.equal(response.header('cache-control'), 'private, max-age=31536000, immutable')
    assert.equal(response.header('x-content-type-options'), 'nosniff')
    assert.include(response.header('content-security-policy')!, 'sandbox')
    const stored = Buffer.from(await drive.use().getArrayBuffer(key))
    const { format, width, height, exif } = await sharp(stored).metadata()
    assert.deepEqual(
      { format, width, height, exif },
      { format: 'webp', width: 512, height: 512, exif: undefined }
    )
    assert.deepEqual((await auditOf(centre, id)).at(-1).after, { photo: key })
  })

  test('another version of the address is not cached', async ({ client, assert }) => {
    const { id, visitor } = await setup(client)
    await upload(visitor, id, 1, await picture(), 'me.jpg')
    const response = await visitor.get(`/admin/students/${id}/photo?v=old`)
    assert.equal(response.header('cache-control'), 'no-store')
  })

  test('a new one replaces the file, removing leaves none', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    await upload(visitor, id, 1, await picture(), 'a.jpg')
    const first = await keyOf(centre, id)
    await upload(visitor, id, 2, await picture(64, 64), 'b.png')
    const second = await keyOf(centre, id)
    assert.isFalse(await drive.use().exists(first))
    assert.isTrue(await drive.use().exists(second))
    await visitor.put(`/admin/students/${id}`, { ...names, version: 3, remove_photo: true })
    assert.isNull((await studentRow(centre, id)).photo)
    assert.isFalse(await drive.use().exists(second))
    assert.equal((await visitor.visit(`/admin/students/${id}/photo`)).status(), 404)
  })

  test('its row waits until the picture is on the disk', async (context) => {
    const { centre, id, visitor } = await setup(context.client)
    const disk = stopDisk(context.test.cleanup.bind(context.test), /\/students$/)
    const saving = upload(visitor, id, 1, await picture(), 'me.jpg').then(() => 'saved')
    await disk.waiting
    context.assert.isNull((await studentRow(centre, id)).photo)
    disk.letGo()
    context.assert.equal(await saving, 'saved')
    context.assert.isNotNull(await keyOf(centre, id))
  })

  test('one of which a power cut left nothing answers 404', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    await upload(visitor, id, 1, await picture(), 'me.jpg')
    await drive.use().put(await keyOf(centre, id), '')
    assert.equal((await visitor.visit(`/admin/students/${id}/photo`)).status(), 404)
  })

  test('a save that is refused leaves no file behind', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    await upload(visitor, id, 99, await picture(), 'a.jpg')
    assert.isNull((await studentRow(centre, id)).photo)
    const { objects } = await drive
      .use()
      .listAll(`${centre.id}/students`)
      .catch(() => ({ objects: [] }))
    assert.lengthOf([...objects], 0)
  })

  test('refuses {name}')
    .with([
      {
        name: 'an svg',
        file: () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        as: 'x.png',
      },
      { name: 'text called jpg', file: () => Buffer.from('not a picture'), as: 'x.jpg' },
      { name: 'an empty file', file: () => Buffer.alloc(0), as: 'x.jpg' },
      {
        name: 'a broken picture',
        file: async () => (await picture()).subarray(0, 400),
        as: 'x.jpg',
      },
      { name: 'more than 24 million pixels', file: () => picture(6000, 5000), as: 'x.jpg' },
      { name: 'more than 2 MB', file: () => Buffer.alloc(2 * 1024 * 1024 + 1), as: 'x.jpg' },
    ])
    .run(async ({ client, assert }, { file, as }) => {
      const { centre, id, visitor } = await setup(client)
      await upload(visitor, id, 1, await file(), as)
      assert.deepInclude(await studentRow(centre, id), { photo: null, version: 1 })
      const { errors } = (await visitor.visit(`/admin/students/${id}/edit`)).body().props
      assert.deepEqual(Object.keys(errors), ['photo'])
      assert.notMatch(errors.photo, /translation missing|\{/)
    })

  test('H3 is shown to nobody who may not see the student', async ({ client, assert }) => {
    const { centre, id, visitor } = await setup(client)
    await upload(visitor, id, 1, await picture(), 'me.jpg')
    const path = `/admin/students/${id}/photo`
    assert.equal((await guest(client, centre).get(path)).status(), 302)
    const writer = await createAdministratorWho(centre, ['admin.students.update'])
    assert.equal((await (await signedIn(client, writer)).visit(path)).status(), 403)
    const stranger = await createAdministrator(await createCentre())
    assert.equal((await (await signedIn(client, stranger)).visit(path)).status(), 404)
  })
})
