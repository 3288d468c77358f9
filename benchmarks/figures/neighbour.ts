import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { atMost, type Figure, median } from '#benchmarks/figures/figure'
import type { Job, LoadResult } from '#benchmarks/load/job'
import { Load } from '#benchmarks/load/load'
import { pageHeaders } from '#benchmarks/load/visits'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { percentile } from '#benchmarks/measure/percentile'
import { ask, assetsVersion, host, signIn } from '#benchmarks/measure/visitor'
import { emailOf, slugOf } from '#benchmarks/seed/centres'
import { fragments } from '#benchmarks/seed/fragments'
import { settings } from '#benchmarks/settings'

const loops = 40
const quietHost = `${slugOf(1)}.localhost`

type Noise = { name: string; percentile: number; make(): Promise<string> }

export async function neighbourFigures(): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  const load = new Load()
  try {
    await web.ready()
    const headers = pageHeaders(await assetsVersion())
    const { cookie } = await signIn(emailOf(0), undefined, quietHost)
    const quiet = { ...headers, cookie, host: quietHost }
    const seats = await everySeat()
    const noises = [
      ...[
        { name: 'lists', paths: ['/admin/students'] },
        {
          name: 'searches',
          paths: fragments.map((one) => `/admin/students?q=${encodeURIComponent(one)}`),
        },
        { name: 'plans of 500 class sessions', paths: ['/admin/bench/timetable?dates=500'] },
        { name: 'free slots of four weeks', paths: ['/admin/bench/timetable/free'] },
      ].map(({ name, paths }): Noise => ({
        name: `${loops} loops of ${name}`,
        percentile: 0.99,
        make: async () => told(await load.run(jobOf(paths, headers, seats))),
      })),
      ...['csv', 'xlsx'].map((format): Noise => ({
        name: `an export of 100,000 rows as ${format}`,
        percentile: 0.95,
        make: () => download(format, seats[0]!.cookie),
      })),
    ]
    const figures: Figure[] = []
    for (const noise of noises) figures.push(await beside(noise, quiet))
    return figures
  } finally {
    await Promise.all([web.stop(), load.stop()])
  }
}

async function beside(noise: Noise, quiet: Record<string, string>): Promise<Figure> {
  const alone: number[] = []
  const together: number[] = []
  const said: string[] = []
  await timesUntil(pause(1000), quiet)
  for (let round = 0; round < settings.rounds; round++) {
    alone.push(
      percentile(await timesUntil(pause(settings.seconds * 1000), quiet), noise.percentile)
    )
    const noisy = noise.make()
    together.push(percentile(await timesUntil(noisy, quiet), noise.percentile))
    said.push(await noisy)
  }
  const ratio = median(together.map((taken, round) => taken / alone[round]!))
  return {
    name: `a quiet centre's p${noise.percentile * 100} beside ${noise.name}`,
    value: `${median(together).toFixed(1)} ms (${said.at(-1)})`,
    floor: `${median(alone).toFixed(1)} ms alone`,
    measured: ratio,
    bound: atMost(2),
  }
}

export async function timesUntil(over: Promise<unknown>, headers: Record<string, string>) {
  const taken: number[] = []
  let isOver = false
  // A rejection is for whoever awaits `over`; here it must not end the whole run
  const end = () => (isOver = true)
  void over.then(end, end)
  while (!isOver) {
    const start = performance.now()
    const { status } = await ask({ path: '/admin/students', headers })
    if (status !== 200) throw new Error(`The quiet centre was answered ${status}`)
    taken.push(performance.now() - start)
  }
  return taken
}

function jobOf(paths: string[], headers: Record<string, string>, seats: Job['seats']): Job {
  return {
    port: settings.port,
    host,
    method: 'GET',
    paths,
    headers,
    seats: Array.from({ length: loops }, (_, place) => seats[place % seats.length]!),
    seconds: settings.seconds,
    expected: 200,
  }
}

const told = ({ perSecond, p99, wrong }: LoadResult) =>
  `loud: ${perSecond.toFixed(0)}/s, p99 ${p99} ms, ${wrong} refused`

async function download(format: string, cookie: string) {
  const began = performance.now()
  const path = `/admin/student-exports?format=${format}`
  const headers = { host, cookie }
  const sent = get({ host: '127.0.0.1', port: settings.port, path, headers })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`The export answered ${response.statusCode}`)
  await once(response.resume(), 'end')
  return `it took ${((performance.now() - began) / 1000).toFixed(1)} s`
}
