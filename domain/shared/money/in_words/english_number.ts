const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' '
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = ['', ' thousand', ' million', ' billion', ' trillion']

/** Spells a whole number from 0 to 10^15 - 1: “one hundred five thousand twenty-one”. */
export function numberInEnglish(value: bigint): string {
  if (value === 0n) return small[0]!
  return scales
    .map((scale, place) => ({ scale, group: Number((value / 1000n ** BigInt(place)) % 1000n) }))
    .filter(({ group }) => group > 0)
    .reverse()
    .map(({ scale, group }) => belowThousand(group) + scale)
    .join(' ')
}

function belowThousand(value: number): string {
  const rest = value % 100
  const words = value < 100 ? [] : [`${small[Math.floor(value / 100)]} hundred`]
  return [...words, ...(rest > 0 ? [belowHundred(rest)] : [])].join(' ')
}

function belowHundred(value: number): string {
  if (value < 20) return small[value]!
  const unit = value % 10
  return tens[Math.floor(value / 10) - 2]! + (unit > 0 ? `-${small[unit]}` : '')
}
