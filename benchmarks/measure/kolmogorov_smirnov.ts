/** Terms after which the series adds nothing a double could hold. */
const terms = 100

/**
 * The two-sample Kolmogorov-Smirnov test: the greatest distance between the samples' distributions (0 to 1), and the
 * probability of one as great where both come from one distribution (asymptotic; good from about 20 values each).
 */
export function kolmogorovSmirnov(one: number[], other: number[]) {
  const distance = greatestDistance(sorted(one), sorted(other))
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length))
  return { distance, p: tail((size + 0.12 + 0.11 / size) * distance) }
}

const sorted = (values: number[]) => values.toSorted((a, b) => a - b)

function greatestDistance(one: number[], other: number[]) {
  let [i, j, greatest] = [0, 0, 0]
  while (i < one.length && j < other.length) {
    const value = Math.min(one[i]!, other[j]!)
    while (i < one.length && one[i]! <= value) i++
    while (j < other.length && other[j]! <= value) j++
    greatest = Math.max(greatest, Math.abs(i / one.length - j / other.length))
  }
  return greatest
}

function tail(x: number) {
  if (x < 0.2) return 1
  let sum = 0
  for (let k = 1; k <= terms; k++) sum += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * x * x)
  return Math.min(1, Math.max(0, sum))
}
