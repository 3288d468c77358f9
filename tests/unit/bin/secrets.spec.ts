import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readOrMakeSecrets } from '#bin/secrets'

test.group("The installation's secrets", (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'secrets '))
    return () => fs.rmSync(folder, { recursive: true })
  })

  test('they are made once and read by their owner alone', async ({ assert }) => {
    const made = await readOrMakeSecrets(folder)
    assert.deepEqual(await readOrMakeSecrets(folder), made)
    assert.equal(fs.statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600)
    assert.deepEqual(fs.readdirSync(folder), ['secrets.json'])
  })

  test('another installation has others', async ({ assert }) => {
    const one = await readOrMakeSecrets(join(folder, 'one'))
    const two = await readOrMakeSecrets(join(folder, 'two'))
    for (const name of ['appKey', 'superuser', 'owner', 'app', 'cluster'] as const) {
      assert.notEqual(one[name], two[name])
    }
  })

  test('a file an older version left with "{left}" is named with what to do, and not replaced')
    .with([{ left: '' }, { left: '{\n  "appKey": "half' }])
    .run(async ({ assert }, { left }) => {
      const file = join(folder, 'secrets.json')
      fs.writeFileSync(file, left)
      const told = /secrets\.json can't be read.* put it back from a backup\..* start again\.$/
      await assert.rejects(() => readOrMakeSecrets(folder), told)
      assert.equal(fs.readFileSync(file, 'utf8'), left)
    })
})
