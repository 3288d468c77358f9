import { spawnSync } from 'node:child_process'
import { test } from '@japa/runner'

const runWith = (filter: string) =>
  spawnSync(
    process.execPath,
    ['--import=@poppinss/ts-exec', 'tests/fixtures/filtered_run.ts', filter],
    { encoding: 'utf8' }
  )

test.group('A run of tests', () => {
  test('fails when none matches its filter, and says so', ({ assert }) => {
    for (const filter of ['--files=nothing', '--tests=nothing']) {
      const { status, stderr } = runWith(filter)
      assert.equal(status, 1)
      assert.include(stderr, `No test matches ${filter}.`)
    }
  })

  test('succeeds when one matches', ({ assert }) => {
    const { status, stderr } = runWith('--files=css')
    assert.equal(status, 0, stderr)
  })
})
