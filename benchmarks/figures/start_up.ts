import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectRoot } from '#bin/project_root'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import { ask } from '#benchmarks/measure/visitor'
import { samples } from '#benchmarks/settings'

const patience = 30_000
const times = samples(5)

/** From the launch of `npm start`'s own script on existing data to the first page answered, database included. */
export async function startUp(kind: 'embedded' | 'external', limit: number): Promise<Figure[]> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) taken.push(await timed(launch))
  const middle = median(taken) / 1000
  const name = `start to first answer, ${kind}`
  return [{ name, value: `${middle.toFixed(2)} s`, measured: middle, bound: atMost(limit, 's') }]
}

async function timed(start: () => ChildProcess) {
  const began = performance.now()
  const server = start()
  try {
    while (!(await answers())) {
      if (performance.now() - began > patience || server.exitCode !== null) {
        throw new Error('npm start does not answer')
      }
      await sleep(5)
    }
    return performance.now() - began
  } finally {
    const exit = once(server, 'exit')
    server.kill('SIGTERM')
    await exit
  }
}

const launch = () =>
  spawn(process.execPath, [join(projectRoot, 'bin/start.js')], {
    stdio: 'ignore',
    env: process.env,
  })

async function answers() {
  const asked = ask({ path: '/admin/login', headers: { accept: 'text/html' } })
  return asked.then(
    ({ status }) => status === 200,
    () => false
  )
}
