/**
 * `npm run test:ci [words of npm test]` runs the tests, then every red file once more by itself.
 * What is green then is flaky and passes, in at most three files. A run in which nothing begins or ends for
 * eight minutes is killed: the file it hung in is red, and those after it run on. All of it takes an hour
 * and a quarter at most: what runs longer is killed and fails, and a file it can't repeat in time stays red.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { followParent } from './launch/follow_parent.js'
import { requireNode } from './launch/require_node.js'
import { readResults } from './launch/test_results.js'
import { repeatRed, verdictLines, verdictOf } from './launch/test_verdict.js'

const SECONDS = 3600
const SECONDS_ALONE = 900
const SECONDS_IN_ALL = 4500

requireNode()
process.chdir(fileURLToPath(new URL('../', import.meta.url)))
followParent()

const results = fs.mkdtempSync(join(tmpdir(), 'test-results-'))
process.on('exit', () => fs.rmSync(results, { recursive: true, force: true }))

let isStopped = false
const runs = await runTests('main', SECONDS, process.argv.slice(2))
const repeats = await repeatRed(runs, ({ file, suite }) => {
  const seconds = Math.min(SECONDS_ALONE, Math.floor(SECONDS_IN_ALL - performance.now() / 1000))
  if (isStopped || seconds <= 0) return undefined
  console.log(`\nOnce more, alone: ${file}`)
  return runTests(`alone/${file}`, seconds, [suite, `--files=${file}`])
})
const verdict = verdictOf(runs, repeats)
console.log(`\n${verdictLines(verdict).join('\n')}`)
process.exit(verdict.is_green && !isStopped ? 0 : 1)

async function runTests(name, seconds, words) {
  const folder = join(results, name)
  const child = spawn(
    'timeout',
    ['--kill-after=10', String(seconds), process.execPath, 'bin/run_tests.js', ...words],
    { stdio: 'inherit', env: { ...process.env, TEST_RESULTS: folder } }
  )
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const stop = () => {
    isStopped = true
    child.kill('SIGTERM')
  }
  for (const signal of signals) process.on(signal, stop)
  const code = await new Promise((done) => child.on('close', (exit) => done(exit ?? 1)))
  for (const signal of signals) process.off(signal, stop)
  const recorded = readResults(folder)
  const isExplained = code === 0 || recorded.some((run) => run.code !== 0)
  return isExplained ? recorded : [...recorded, { parameters: words, tests: [], errors: [], code }]
}
