import { test } from '@japa/runner'
import {
  type RecordedRun,
  type RecordedTest,
  repeatRed,
  verdictLines,
  verdictOf,
} from '#tests/helpers/run/recorded_run'

const one = (file: string, outcome: string): RecordedTest => ({
  file,
  suite: 'browser',
  title: `${outcome} in ${file}`,
  outcome,
  ...(outcome === 'failed' ? { error: `Error: ${file} timed out` } : {}),
})
const aRun = (tests: RecordedTest[], changes: Partial<RecordedRun> = {}): RecordedRun => ({
  parameters: ['browser', '--files=a'],
  tests,
  errors: [],
  has_ended: true,
  code: tests.some(({ outcome }) => outcome === 'failed') ? 1 : 0,
  ...changes,
})
const fileOf = (name: string, ...outcomes: string[]) => outcomes.map((each) => one(name, each))

async function verdictAfter(
  runs: RecordedRun[],
  alone: Record<string, RecordedRun[] | undefined> = {}
) {
  const repeated: string[] = []
  const repeats = await repeatRed(runs, ({ file }) => {
    repeated.push(file!)
    return file! in alone ? alone[file!] : [aRun(fileOf(file!, 'failed'))]
  })
  const verdict = verdictOf(runs, repeats)
  return { ...verdict, repeated, lines: verdictLines(verdict) }
}

test.group('The verdict on test runs', () => {
  test('green runs are repeated by nothing', async ({ assert }) => {
    const runs = [aRun(fileOf('a', 'passed', 'skipped', 'todo')), aRun(fileOf('b', 'passed'))]
    const { repeated, lines, ...verdict } = await verdictAfter(runs)
    assert.isTrue(verdict.is_green)
    assert.isEmpty(repeated)
    assert.deepEqual(lines, ['Tests: 2 passed, 0 failed'])
  })

  test('a red file that is green alone is flaky: printed with its first error, its tests counted once', async ({
    assert,
  }) => {
    const runs = [aRun(fileOf('a', 'passed', 'failed', 'failed')), aRun(fileOf('b', 'passed'))]
    const alone = { a: [aRun(fileOf('a', 'passed', 'passed', 'passed'))] }
    const { repeated, lines, ...verdict } = await verdictAfter(runs, alone)
    assert.isTrue(verdict.is_green)
    assert.deepEqual(repeated, ['a'])
    assert.deepEqual(lines, [
      'flaky:',
      '  a: failed in a',
      '    Error: a timed out',
      '',
      'Tests: 4 passed, 0 failed',
    ])
  })

  test('red twice fails with the tests of its first run', async ({ assert }) => {
    const { lines, ...verdict } = await verdictAfter([aRun(fileOf('a', 'passed', 'failed'))])
    assert.isFalse(verdict.is_green)
    assert.deepEqual(lines, ['a is red twice.', 'Tests: 1 passed, 1 failed'])
  })

  test('a file that there is no time to repeat stays red, and so do those after it', async ({
    assert,
  }) => {
    const names = ['a', 'b', 'c']
    const runs = [aRun(names.flatMap((name) => fileOf(name, 'failed')))]
    const alone = { a: [aRun(fileOf('a', 'passed'))], b: undefined }
    const { repeated, lines, ...verdict } = await verdictAfter(runs, alone)
    assert.isFalse(verdict.is_green)
    assert.deepEqual(repeated, ['a', 'b'])
    assert.includeMembers(lines, ['b is red.', 'c is red.', 'Tests: 1 passed, 2 failed'])
  })

  test('three flaky files pass, four fail', async ({ assert }) => {
    for (const count of [3, 4]) {
      const names = Array.from({ length: count }, (_, place) => `file_${place}`)
      const alone = Object.fromEntries(names.map((name) => [name, [aRun(fileOf(name, 'passed'))]]))
      const runs = [aRun(names.flatMap((name) => fileOf(name, 'failed')))]
      const verdict = await verdictAfter(runs, alone)
      assert.lengthOf(verdict.flaky, count)
      assert.equal(verdict.is_green, count === 3)
      assert.equal(verdict.failed, count === 3 ? 0 : 4)
    }
  })

  test('many red files are not repeated', async ({ assert }) => {
    const runs = [aRun(Array.from({ length: 11 }, (_, place) => one(`file_${place}`, 'failed')))]
    const { repeated, failed, ...verdict } = await verdictAfter(runs)
    assert.isEmpty(repeated)
    assert.isFalse(verdict.is_green)
    assert.equal(failed, 11)
  })

  test('a repetition that runs fewer tests, fails in a hook or is killed mends nothing', async ({
    assert,
  }) => {
    const runs = [aRun(fileOf('a', 'passed', 'failed'))]
    const clean = fileOf('a', 'passed', 'passed')
    const hook = { file: 'a', suite: 'browser', title: 'a group', error: 'Error: hook' }
    for (const repetition of [
      [],
      [aRun([])],
      [aRun(fileOf('a', 'passed'))],
      [aRun(clean, { errors: [hook] })],
      [aRun(clean, { code: 1 })],
      [aRun(clean, { has_ended: false, code: 124 })],
    ]) {
      assert.isFalse((await verdictAfter(runs, { a: repetition })).is_green)
    }
  })

  test('a file in which a run hung is red, and flaky when it is green alone', async ({
    assert,
  }) => {
    const running = { file: 'b', suite: 'browser', title: 'hangs' }
    const hung = aRun(fileOf('a', 'passed'), { running, hung: 'a loop', has_ended: false, code: 1 })
    const runs = [hung, aRun(fileOf('c', 'passed'))]
    const alone = { b: [aRun(fileOf('b', 'passed'))] }
    const mended = await verdictAfter(runs, alone)
    assert.isTrue(mended.is_green)
    assert.includeMembers(mended.lines, ['  b: hangs', '    It hung here:', '    a loop'])
    assert.equal(mended.lines.at(-1), 'Tests: 3 passed, 0 failed')
    const again = await verdictAfter(runs, { b: [{ ...hung, tests: [] }] })
    assert.isFalse(again.is_green)
    assert.include(again.lines, 'b is red twice.')
  })

  test('a run that never began, was killed, or failed beside its tests fails, whatever else is flaky', async ({
    assert,
  }) => {
    const running = { title: 'hangs', file: 'b' }
    const stray = { title: 'no test', error: 'Unhandled rejection: Error: pool' }
    const lost = [
      [aRun([], { has_ended: false, code: undefined }), 'ended early (killed)'],
      [
        aRun([], { has_ended: false, code: 124, running }),
        'ended early (exit code 124) in “hangs” (b)',
      ],
      [aRun(fileOf('b', 'passed'), { code: 1 }), 'though none of its tests did'],
      [aRun(fileOf('b', 'passed'), { code: 1, errors: [stray] }), 'no test: Unhandled rejection'],
    ] as const
    for (const [run, reason] of lost) {
      const { repeated, lines, ...verdict } = await verdictAfter([aRun(fileOf('a', 'failed')), run])
      assert.isFalse(verdict.is_green)
      assert.isEmpty(repeated)
      assert.include(lines[0], reason)
    }
    assert.isFalse((await verdictAfter([])).is_green)
  })
})
