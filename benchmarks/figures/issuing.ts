import { atLeast, atMost, type Figure, median } from '#benchmarks/figures/figure'
import { Child } from '#benchmarks/measure/child'
import { everySeat } from '#benchmarks/measure/every_seat'
import { ask } from '#benchmarks/measure/visitor'
import type { Issuing } from '#benchmarks/server/issuing'
import { samples, settings } from '#benchmarks/settings'

const writers = 16
const documents = samples(600)

/** Invoices issued by many at once, every fifth rolled back, beside as many updates of a counter. */
export async function issuingFigures(): Promise<Figure[]> {
  const web = new Child('benchmarks/server/web.js')
  try {
    await web.ready()
    const [seat] = await everySeat()
    const rounds: Issuing[] = []
    for (let round = 0; round < settings.rounds; round++) rounds.push(await issue(seat!.cookie))
    return figuresOf(rounds)
  } finally {
    await web.stop()
  }
}

async function issue(cookie: string): Promise<Issuing> {
  const path = `/admin/bench/issuing?writers=${writers}&documents=${documents}`
  const { status, body } = await ask({ path, headers: { cookie } })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${body.slice(0, 300)}`)
  return JSON.parse(body)
}

function figuresOf(rounds: Issuing[]): Figure[] {
  const middle = (rate: (round: Issuing) => number) => median(rounds.map(rate))
  const floor = `${middle(({ counter }) => counter).toFixed(0)}/s counter updates`
  const beside = (name: string, rate: 'issued' | 'bulk'): Figure => ({
    name,
    value: `${middle((round) => round[rate]).toFixed(0)}/s`,
    floor,
    measured: middle((round) => round[rate] / round.counter),
    bound: atLeast(0.5, 'of counter updates'),
  })
  const faults = rounds.reduce((total, round) => total + round.faults, 0)
  return [
    beside(`invoices issued by ${writers} writers, a fifth rolled back`, 'issued'),
    beside('100 invoices issued by one act', 'bulk'),
    {
      name: 'missing numbers and other faults of the books',
      value: String(faults),
      measured: faults,
      bound: atMost(0),
    },
  ]
}
