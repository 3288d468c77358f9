import { parseArgs } from 'node:util'

/** What a measurement of names is told on its command line. */
export function nameSettings(args: string[]) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pairs: { type: 'string' },
      families: { type: 'string' },
      asks: { type: 'string', default: '1000' },
      records: { type: 'string', default: '100000' },
      misses: { type: 'string', default: '10' },
      seed: { type: 'string', default: '7' },
      in: { type: 'string', default: 'memory' },
    },
  })
  if (!values.pairs)
    throw new Error('Say --pairs=FILE: a line for each name, Arabic TAB Latin[,Latin…].')
  return {
    pairs: values.pairs,
    families: (values.families ?? values.pairs).split(','),
    asks: Number(values.asks),
    records: Number(values.records),
    misses: Number(values.misses),
    seed: Number(values.seed),
    isInDatabase: values.in === 'database',
  }
}
