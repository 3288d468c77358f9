import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { unbegunFiles, freePort, watchRun } from './hung_run.js'
import { openResults, readResult, writeResult } from './test_results.js'
import { filesOf } from './test_plan.js'

/**
 * Runs the test runner once for each list of parameters, as many at once as the machine has processors, but two at
 * least. The first one's words are shown as they come, the others' once they are over; each has a
 * folder for its data, and a file for its results in the folder that TEST_RESULTS names. Where results are
 * written, a run that hangs is killed, and another one runs the files it didn't begin.
 * @returns their exit codes
 */
export async function runBeside(runs, environment) {
  const children = new Set()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      waiting.length = 0
      children.forEach((child) => child.kill('SIGTERM'))
    })
  const waiting = runs.map((parameters, place) => ({ parameters, place }))
  const codes = runs.map(() => 1)
  const { TEST_RESULTS: folder } = process.env
  const results = folder ? openResults(folder, runs) : []
  async function lane() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = results[next.place]
      const settings = { ...environment, TEST_RESULTS: result ?? '' }
      const port = await freePort()
      const { child, code } = start(next.parameters, settings, next.place, port)
      children.add(child)
      const unwatch = result ? watchRun(result, child, port) : () => undefined
      codes[next.place] = await code
      children.delete(child)
      const stack = await unwatch()
      if (result) writeResult(result, { code: codes[next.place], hung: stack })
      if (stack) goOn(next, readResult(result))
    }
  }

  function goOn({ parameters }, record) {
    const files = unbegunFiles(filesOf(parameters), record)
    if (files.length === 0) return
    const suites = parameters.filter((word) => !word.startsWith('--files='))
    const rest = [...suites, ...files.map((file) => `--files=${file}`)]
    const place = codes.push(1) - 1
    runs = [...runs, rest]
    results.push(...openResults(folder, [rest], place))
    waiting.push({ parameters: rest, place })
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, lane))
  if (runs.length > 1) tellFailed(runs, codes)
  return codes
}

/** A run may fail by an error beside its green tests, a thousand lines above the last word. */
function tellFailed(runs, codes) {
  for (const [place, [suite, ...parameters]] of runs.entries())
    if (codes[place] !== 0)
      console.error(`Failed with ${codes[place]}: ${suite} ${parameters.slice(0, 2).join(' ')} …`)
}

function start(parameters, environment, place, port) {
  const dataDir = process.env.DATA_DIR || 'storage'
  const apart = place === 0 ? {} : { DATA_DIR: join(dataDir, 'test', `beside_${place}`) }
  const child = spawn(
    process.execPath,
    [
      `--inspect-port=${port}`,
      '--import=@poppinss/ts-exec',
      '--enable-source-maps',
      'bin/test.ts',
      ...parameters,
    ],
    {
      stdio: place === 0 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment, ...apart },
    }
  )
  return { child, code: place === 0 ? codeOf(child) : toldAtTheEnd(child) }
}

const codeOf = (child) => new Promise((done) => child.on('close', (code) => done(code ?? 1)))

async function toldAtTheEnd(child) {
  const told = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => told.push(part))
  const code = await codeOf(child)
  process.stdout.write(Buffer.concat(told))
  return code
}
