import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { arrivingFolder, forgetLeftUploads } from '#core/files/arriving_uploads'
import { createAdministrator, createCentre } from '#tests/helpers/centre/centre'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const picture = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer()

const left = () => readdir(arrivingFolder).catch(() => [])

const send = (visitor: Visitor, path: string, field: string, bytes: Buffer) =>
  visitor
    .authentic('POST', path)
    .header('X-Inertia', 'true')
    .fields({ first_name_en: 'Sara', last_name_en: 'Haddad', entity: 'students' })
    .file(field, bytes, { filename: 'mine.jpg' })

test.group('An upload that arrives', () => {
  test('outlives its request in no case: kept, refused, from a guest, without a token', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const stranger = guest(client, centre)
    const kept = await send(visitor, '/admin/students', 'photo', await picture())
    assert.equal(kept.status(), 302)
    for (const [who, path] of [
      [visitor, '/admin/students'],
      [visitor, '/admin/imports'],
      [await guest(client, centre).prepare(), '/admin/login'],
      [stranger, '/admin/login'],
      [stranger, '/admin/students'],
    ] as const) {
      await send(who, path, path.endsWith('imports') ? 'file' : 'photo', Buffer.alloc(100_000))
    }
    assert.deepEqual(await left(), [])
    assert.equal((await stat(arrivingFolder)).mode & 0o777, 0o700)
  })

  test('is swept away later when its process was killed', async ({ assert }) => {
    await mkdir(arrivingFolder, { recursive: true })
    const path = join(arrivingFolder, 'of-a-killed-process')
    await writeFile(path, 'x')
    await forgetLeftUploads()
    assert.lengthOf(await left(), 1)
    const long = new Date(Date.now() - 2 * 60 * 60 * 1000)
    await utimes(path, long, long)
    await forgetLeftUploads()
    assert.deepEqual(await left(), [])
  })
})
