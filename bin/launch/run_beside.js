import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs the test runner once for each list of parameters, all at once. The first one's words are shown as they come, the
 * others' once they are over; each has a folder for its data.
 * @returns their exit codes
 */
export function runBeside(runs, environment) {
  const children = runs.map((parameters, place) => start(parameters, environment, place))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => children.forEach(({ child }) => child.kill('SIGTERM')))
  return Promise.all(children.map(({ code }) => code))
}

function start(parameters, environment, place) {
  const dataDir = process.env.DATA_DIR || 'storage'
  const apart = place === 0 ? {} : { DATA_DIR: join(dataDir, 'test', `beside_${place}`) }
  const child = spawn(
    process.execPath,
    ['--import=@poppinss/ts-exec', '--enable-source-maps', 'bin/test.ts', ...parameters],
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
