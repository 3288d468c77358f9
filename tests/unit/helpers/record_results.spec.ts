import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { recordedRun, verdictOf } from '#tests/helpers/run/recorded_run'

const rejects = 'tests/fixtures/runs/rejects.ts'
const failsOnce = 'tests/fixtures/runs/fails_once.ts'

test.group('The record of a test run', (group) => {
  let mark = ''
  group.each.setup(() => {
    mark = join(tmpdir(), randomUUID())
    return () => rmSync(mark, { force: true })
  })

  test('an error that nobody waits for names the test that began it, and its file is red', ({
    assert,
  }) => {
    const { runs, output } = recordedRun(['rejects'])
    assert.include(output, `Unhandled rejection in “begins what fails later” (${rejects}):`)
    assert.include(output, 'nobody waits for me')
    const [run] = runs
    assert.equal(run!.code, 1)
    assert.deepEqual(outcomesOf(run!), ['passed', 'passed'])
    const [error] = run!.errors
    assert.containsSubset(error, {
      file: rejects,
      suite: 'unit',
      title: 'begins what fails later',
    })
    assert.deepEqual(verdictOf(runs, new Map()).reasons, [`${rejects} is red.`])
  })

  test('a file that fails once is flaky, and what its hooks throw is red too', ({ assert }) => {
    const { runs } = recordedRun(['fails_once'], { MARK: mark })
    const { runs: repeated } = recordedRun(['fails_once'], { MARK: mark })
    const verdict = verdictOf(runs, new Map([[failsOnce, repeated]]))
    assert.containsSubset(verdict, { is_green: true, passed: 2, failed: 0 })
    assert.include(verdict.flaky[0]!.error, 'AssertionError: not there yet')
    assert.match(verdict.flaky[0]!.error, /fails_once\.ts:\d+:\d+/)
    assert.deepEqual(outcomesOf(repeated[0]!), ['passed', 'passed', 'todo'])
    const { runs: hooked } = recordedRun(['fails_once'], { MARK: mark, HOOK_FAILS: 'yes' })
    assert.containsSubset(hooked[0]!.errors, [{ file: failsOnce, title: 'A run that fails once' }])
    assert.isFalse(verdictOf(hooked, new Map()).is_green)
  })

  test('a killed run says in which test', ({ assert }) => {
    const { runs } = recordedRun(['fails_once', 'is_killed'], { MARK: mark })
    assert.isFalse(runs[0]!.has_ended)
    assert.equal(runs[0]!.running!.title, 'kills its process')
  })
})

const outcomesOf = (run: { tests: { outcome: string }[] }) =>
  run.tests.map(({ outcome }) => outcome)
