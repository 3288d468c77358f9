import { test } from '@japa/runner'

type Plan = { runs: string[][]; environment: object; needsPages: boolean }

/** The launcher is JavaScript, because it runs before anything is set up. */
const launcher = new URL('../../../bin/launch/test_plan.js', import.meta.url).href
const { testPlan } = (await import(launcher)) as {
  testPlan: (words: string[], server?: { hasOneServer: boolean }) => Plan
}

test.group('Which tests run', () => {
  test('all that is usual, in halves side by side', ({ assert }) => {
    const { runs, needsPages } = testPlan([])
    assert.deepEqual(runs, [['unit', 'functional', 'pages'], ['browser']])
    assert.isTrue(needsPages)
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
