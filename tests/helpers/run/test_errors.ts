import { AsyncLocalStorage } from 'node:async_hooks'
import { relative } from 'node:path'
import { inspect, stripVTControlCharacters } from 'node:util'
import type { Group, Suite, Test } from '@japa/runner/core'

/** A test, or a group or suite whose hooks run; `file` is relative to the project and missing for a suite. */
export type TestPlace = { title: string; suite?: string; file?: string }

const MOST_LINES = 12

const places = new AsyncLocalStorage<TestPlace>()

/** The test that began the work in hand, however late that work is done. */
export const startingTest = () => places.getStore()

/** Every promise and timer of a test, its hooks included, carries its place with it. */
export function followTests(suite: Suite) {
  follow(suite, { title: suite.name, suite: suite.name })
  const followTest = (test: Test) => follow(test, placeOf(test.options.title, test.options.meta))
  suite.onTest(followTest)
  suite.onGroup((group: Group) => {
    follow(group, placeOf(group.title, group.options.meta))
    group.tap(followTest)
  })
}

export function placeOf(title: string, meta: Record<string, unknown>): TestPlace {
  const { fileName, suite } = meta as { fileName?: string; suite?: Suite }
  return {
    title,
    suite: suite?.name,
    file: fileName && relative(process.cwd(), fileName).replaceAll('\\', '/'),
  }
}

/** The message, and the first line of the stack that is the project's own. */
export function errorText(error: unknown) {
  const text = error instanceof Error ? (error.stack ?? String(error)) : inspect(error)
  const lines = stripVTControlCharacters(text).split('\n')
  const isFrame = (line: string) => /^\s+at /.test(line)
  const words = lines.filter((line) => !isFrame(line)).slice(0, MOST_LINES)
  const own = lines.find((line) => isFrame(line) && !/node_modules|node:/.test(line))
  return [...words, ...(own ? [own] : [])].join('\n')
}

function follow(runnable: { exec(): Promise<void> }, place: TestPlace) {
  const exec = runnable.exec.bind(runnable)
  runnable.exec = () => places.run(place, exec)
}
