import type { Figure } from '#benchmarks/figures/figure'
import { report } from '#benchmarks/report'
import { measureNames, openBench } from '#benchmarks/session'

const figures: Figure[] = []
const bench = await openBench()
try {
  for (const name of measureNames) {
    console.log(`${name} …`)
    figures.push(...(await bench.measure(name)))
  }
} finally {
  await bench.close()
}
report(figures)
if (figures.some(({ failure }) => failure)) process.exitCode = 1
