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

  test('they are made once and read by their owner alone', ({ assert }) => {
    const made = readOrMakeSecrets(folder)
    assert.deepEqual(readOrMakeSecrets(folder), made)
    assert.equal(fs.statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600)
    assert.deepEqual(fs.readdirSync(folder), ['secrets.json'])
  })

  test('another installation has others', ({ assert }) => {
    const one = readOrMakeSecrets(join(folder, 'one'))
    const two = readOrMakeSecrets(join(folder, 'two'))
    for (const name of ['appKey', 'superuser', 'owner', 'app', 'cluster'] as const) {
      assert.notEqual(one[name], two[name])
    }
  })

  test('a damaged file is named, not replaced', ({ assert }) => {
    const file = join(folder, 'secrets.json')
    fs.writeFileSync(file, '{')
    assert.throws(() => readOrMakeSecrets(folder), /secrets\.json can't be read/)
    assert.equal(fs.readFileSync(file, 'utf8'), '{')
  })
})
