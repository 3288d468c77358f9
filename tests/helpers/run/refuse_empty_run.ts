import type { Config } from '@japa/runner/types'

type Plugin = NonNullable<Config['plugins']>[number]

/** A run in which no test matches is a mistake in its filter, not a success: it says so and fails. */
export const refuseEmptyRun: Plugin = ({ runner, emitter, cliArgs }) => {
  emitter.on('runner:end', () => {
    if (runner.getSummary().aggregates.total > 0) return
    const filters = ['files', 'tests', 'groups', 'tags'] as const
    const asked = filters.flatMap((name) => (cliArgs[name] ? [`--${name}=${cliArgs[name]}`] : []))
    process.stderr.write(`No test matches ${asked.join(' ') || 'the suites asked for'}.\n`)
    process.exitCode = 1
  })
}
