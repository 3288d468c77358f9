import { globSync, statSync } from 'node:fs'
import { test } from '@japa/runner'

type Plan = { runs: string[][]; environment: object; needsPages: boolean }

/** The launcher is JavaScript, because it runs before anything is set up. */
const launcher = new URL('../../../bin/launch/test_plan.js', import.meta.url).href
const { filesOf, shareOut, testPlan } = (await import(launcher)) as {
  filesOf: (parameters: string[]) => string[]
  testPlan: (words: string[], server?: { hasOneServer: boolean }) => Plan
  shareOut: (files: string[], count: number) => string[][]
}

test.group('Which tests run', () => {
  test('all that is usual, every file in a browser in one of several runs', ({ assert }) => {
    const { runs, needsPages } = testPlan([])
    const words = runs.flat()
    const named = words.filter((word) => word.startsWith('--files='))
    const files = globSync('tests/browser/**/*.spec.ts').map((file) => `--files=${file}`)
    assert.sameMembers(named, files)
    for (const suite of ['unit', 'functional', 'pages'])
      assert.lengthOf(
        words.filter((word) => word === suite),
        1
      )
    for (const run of runs.filter((each) => each.includes('browser'))) assert.isAbove(run.length, 1)
    assert.isTrue(needsPages)
  })

  test('the files of a run are those it names, else all of its suites', ({ assert }) => {
    assert.deepEqual(filesOf(['browser', '--files=a', '--files=b']), ['a', 'b'])
    assert.sameMembers(filesOf(['unit', 'pages']), [
      ...globSync('tests/unit/**/*.spec.ts'),
      ...globSync('tests/pages/**/*.spec.ts'),
    ])
  })

  test('shares weigh about the same', ({ assert }) => {
    const files = globSync('tests/browser/**/*.spec.ts')
    const weights = shareOut(files, 3).map((share) =>
      share.reduce((sum, file) => sum + statSync(file).size, 0)
    )
    assert.isBelow(Math.max(...weights) / Math.min(...weights), 1.1)
  })

  test('one after the other where there is one server for all', ({ assert }) => {
    const { runs } = testPlan([], { hasOneServer: true })
    assert.deepEqual(runs, [['unit', 'functional', 'pages', 'browser']])
  })

  test('what is named, with the words that are the test runner’s', ({ assert }) => {
    const plan = testPlan(['unit', '--files=lang/parity'])
    assert.deepEqual(plan.runs, [['unit', '--files=lang/parity']])
    assert.isFalse(plan.needsPages)
    assert.deepEqual(testPlan(['--tests=one']).runs, [
      ['unit', 'functional', 'pages', 'browser', '--tests=one'],
    ])
  })

  test('a long set by its name alone', ({ assert }) => {
    assert.deepEqual(testPlan(['deep']).environment, { TEST_SET: 'deep' })
    assert.deepEqual(testPlan(['deep']).runs, [['deep']])
  })
})
