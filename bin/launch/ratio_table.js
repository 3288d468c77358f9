/** Worse by more than this is marked. */
const TOLERANCE = 0.05

/**
 * Returns a markdown table of figures that two builds took by turns: `takes` are lists of figures,
 * each with its `measure` and its `side`, `ours` or `theirs`. The medians of both sides are
 * compared; a ratio above 1 is worse.
 */
export function ratioTable(takes, other) {
  const rows = [...grouped(takes)].map(([name, sides]) => rowOf(name, sides))
  return [
    `| figure | ${other} | ours | cost, ours : theirs | |`,
    '| --- | ---: | ---: | ---: | --- |',
    ...rows.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`),
  ].join('\n')
}

/** By name within a measure; one that stands there twice is two. */
function grouped(takes) {
  const groups = new Map()
  for (const { measure, side, figures } of takes) {
    const seen = new Map()
    for (const figure of figures) {
      const place = (seen.get(figure.name) ?? 0) + 1
      seen.set(figure.name, place)
      const name = `${measure}: ${figure.name}${place > 1 ? ` (${place})` : ''}`
      const sides = groups.get(name) ?? { ours: [], theirs: [] }
      sides[side].push(figure)
      groups.set(name, sides)
    }
  }
  return groups
}

function rowOf(name, { ours, theirs }) {
  const [own, other] = [medianOf(ours), medianOf(theirs)]
  const cells = [name, cellOf(theirs, other), cellOf(ours, own)]
  if (own === undefined || other === undefined) return [...cells, '', noteOf(ours, theirs)]
  const isMoreBetter = [...ours, ...theirs].some(
    ({ bound, better }) => better === 'more' || bound?.at === 'least'
  )
  const cost = own === other ? 1 : isMoreBetter ? other / own : own / other
  const note = cost > 1 + TOLERANCE ? `**worse by ${((cost - 1) * 100).toFixed(0)} %**` : ''
  return [...cells, cost.toFixed(2), note]
}

function medianOf(figures) {
  const values = figures
    .filter(({ failure, measured }) => !failure && Number.isFinite(measured))
    .map(({ measured }) => measured)
    .sort((a, b) => a - b)
  if (values.length === 0) return undefined
  const middle = Math.floor(values.length / 2)
  return values.length % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2
}

const cellOf = (figures, middle) =>
  middle === undefined
    ? figures.length > 0
      ? 'failed'
      : 'none'
    : Number(middle.toPrecision(3)).toString()

function noteOf(ours, theirs) {
  const failed = [...ours, ...theirs].find(({ failure }) => failure)
  return failed ? failed.failure.slice(0, 120).replaceAll('\n', ' ') : 'not measured on both sides'
}
