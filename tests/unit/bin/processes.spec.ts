import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { withLock } from '#bin/database/processes'

test.group('The launch lock', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'lock '))
    return () => fs.rmSync(folder, { recursive: true })
  })

  test('the lock of a dead holder is taken over', async ({ assert }) => {
    const file = join(folder, 'lock')
    const dead = spawnSync(process.execPath, ['--version'])
    fs.writeFileSync(file, `${dead.pid} `)
    assert.equal(await withLock(file, async () => 'mine'), 'mine')
    assert.deepEqual(fs.readdirSync(folder), [])
  })

  test('a lock that a power cut left with "{left}" is taken over')
    .with([{ left: '' }, { left: String(process.pid).slice(0, 2) }, { left: `${process.pid}` }])
    .run(async ({ assert }, { left }) => {
      const file = join(folder, 'lock')
      fs.writeFileSync(file, left)
      assert.equal(await withLock(file, async () => 'mine'), 'mine')
      assert.deepEqual(fs.readdirSync(folder), [])
    })

  test('the lock of a process whose number was given to another one is taken over', async ({
    assert,
  }) => {
    const file = join(folder, 'lock')
    fs.writeFileSync(file, `${process.pid} an-earlier-start:1`)
    assert.equal(await withLock(file, async () => 'mine'), 'mine')
  })

  test('two never work at once', async ({ assert }) => {
    const file = join(folder, 'lock')
    const steps: string[] = []
    const work = (name: string) =>
      withLock(file, async () => {
        steps.push(`${name} begins`)
        await new Promise((resolve) => setImmediate(resolve))
        steps.push(`${name} ends`)
      })
    await Promise.all([work('a'), work('b')])
    const [first, second] = steps[0] === 'a begins' ? ['a', 'b'] : ['b', 'a']
    const inTurn = [first, second].flatMap((name) => [`${name} begins`, `${name} ends`])
    assert.deepEqual(steps, inTurn)
  })

  test('a failure lets go of the lock', async ({ assert }) => {
    const file = join(folder, 'lock')
    await assert.rejects(() => withLock(file, () => Promise.reject(new Error('no'))), 'no')
    assert.deepEqual(fs.readdirSync(folder), [])
  })
})
