import { measureNames, openBench } from '#benchmarks/session'

/** One side of `npm run bench -- --against=COMMIT` measures what its parent names. */
const bench = await openBench()
process.on('message', async (name: string) => {
  const figures = await bench.measure(name)
  // JSON has no NaN
  process.send?.(figures.map((figure) => ({ ...figure, measured: figure.measured || null })))
})
process.once('disconnect', async () => {
  await bench.close()
  process.exit(0)
})
process.send?.(measureNames)
