/**
 * `npm run bench -- --against=COMMIT [--turns=2]` builds that commit beside this tree, measures each
 * figure of both by turns and prints the ratios as one table (benchmarks/README.md).
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { otherBuild } from './launch/other_build.js'
import { ratioTable } from './launch/ratio_table.js'

/** Far enough from the first side's, which takes four. */
const PORTS_APART = 10

export async function benchAgainst(words) {
  const option = (name) => words.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
  const turns = Number(option('turns') ?? 2)
  const { sha, root } = otherBuild(option('against'))
  const port = Number(process.env.BENCH_PORT || 4610)
  const sides = { ours: await openSide(process.cwd(), port) }
  const takes = []
  try {
    sides.theirs = await openSide(root, port + PORTS_APART)
    for (const measure of sides.ours.names) {
      for (let turn = 0; turn < turns; turn++) {
        const order = turn % 2 ? ['theirs', 'ours'] : ['ours', 'theirs']
        for (const side of order) {
          console.log(`${measure}, ${side} …`)
          takes.push({ measure, side, figures: await sides[side].take(measure) })
        }
      }
    }
  } finally {
    await Promise.all(Object.values(sides).map((side) => side.close()))
    console.log(`\n${ratioTable(takes, sha)}`)
  }
}

async function openSide(root, port) {
  const child = fork(join(root, 'build/benchmarks/side.js'), [], {
    cwd: root,
    execArgv: process.execArgv,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH_PORT: String(port),
      ...(root === process.cwd() ? {} : { DATA_DIR: join(root, 'storage') }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const answer = () =>
    Promise.race([
      new Promise((done) => child.once('message', done)),
      ended.then((code) => {
        throw new Error(`The benchmarks of ${root} ended early (${code})`)
      }),
    ])
  const names = await answer()
  return {
    names,
    async take(name) {
      if (!child.connected) return [{ name, failure: 'its process has ended', measured: null }]
      child.send(name)
      return answer().catch(({ message }) => [{ name, failure: message, measured: null }])
    },
    close() {
      if (child.connected) child.disconnect()
      return ended
    },
  }
}
