import { appendFileSync } from 'node:fs'
import type { Config } from '@japa/runner/types'
import {
  errorText,
  followTests,
  placeOf,
  startingTest,
  type TestPlace,
} from '#tests/helpers/run/test_errors'

type Plugin = NonNullable<Config['plugins']>[number]
type Ended = { hasError: boolean; isSkipped?: boolean; isTodo?: boolean; isFailing?: boolean }

/**
 * Names the test of an error that nobody waited for, and writes what became of each test into the file that
 * TEST_RESULTS names (bin/launch/test_results.js), at once, so that a killed run shows how far it came.
 */
export const recordResults: Plugin = ({ runner, emitter }) => {
  const path = process.env.TEST_RESULTS
  // Runs that a test starts are not part of this one
  delete process.env.TEST_RESULTS
  const write = (line: object) => path && appendFileSync(path, `${JSON.stringify(line)}\n`)
  const writeErrors = (place: TestPlace, errors: { error: unknown }[]) =>
    errors.forEach(({ error }) => write({ error: { ...place, error: errorText(error) } }))
  let running: TestPlace | undefined

  runner.onSuite(followTests)
  emitter.on('suite:end', ({ name, errors }) => writeErrors({ title: name, suite: name }, errors))
  emitter.on('group:start', ({ title, meta }) => {
    running = placeOf(title, meta)
  })
  emitter.on('group:end', ({ title, meta, errors }) => writeErrors(placeOf(title, meta), errors))
  emitter.on('test:start', ({ title, meta }) => {
    running = placeOf(title.expanded, meta)
    write({ started: running })
  })
  emitter.on('test:end', ({ title, meta, errors, ...test }) => {
    const [first] = errors
    const error = first && errorText(first.error)
    write({ test: { ...placeOf(title.expanded, meta), outcome: outcomeOf(test), error } })
  })
  emitter.on('runner:end', () => void write({ ended: true }))
  // Not earlier: until the tests run, such an error ends the process
  emitter.on('runner:start', () => {
    const report = (kind: string) => (error: unknown) => {
      const place = startingTest() ?? running ?? { title: 'no test' }
      const where = place.file ? `“${place.title}” (${place.file})` : place.title
      process.stderr.write(`\n${kind} in ${where}:\n${errorText(error)}\n`)
      write({ error: { ...place, error: `${kind}: ${errorText(error)}` } })
    }
    process.on('unhandledRejection', report('Unhandled rejection'))
    process.on('uncaughtException', report('Uncaught exception'))
  })
}

function outcomeOf({ hasError, isSkipped, isTodo, isFailing }: Ended) {
  if (isSkipped) return 'skipped'
  if (isTodo) return 'todo'
  if (hasError) return 'failed'
  return isFailing ? 'regression' : 'passed'
}
