import { cpus, loadavg } from 'node:os'
import { type Figure, keeps } from '#benchmarks/figures/figure'

const verdicts = new Map([
  [true, 'PASS'],
  [false, 'FAIL'],
])

export function report(figures: Figure[]) {
  const lines = figures.map((figure) => {
    const { bound, failure } = figure
    return [
      figure.name,
      figure.value,
      figure.floor ?? '',
      failure ? '' : plain(figure.measured),
      bound ? `${bound.at === 'least' ? '>=' : '<='} ${bound.limit} ${bound.unit}`.trim() : '',
      verdicts.get(keeps(figure)!) ?? '',
    ]
  })
  const table = [['figure', 'ours', 'floor', 'measured', 'bound', ''], ...lines]
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  console.log()
  for (const row of table) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd()
    )
  }
  const load = loadavg().map((value) => value.toFixed(1))
  for (const { name, failure } of figures) if (failure) console.log(`\n${name}: ${failure}`)
  console.log(
    `\n${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, load ${load.join(' ')}`
  )
}

const plain = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
