const LONG = ['matrix', 'deep']
/** All usual suites, in two halves that take about as long as each other. */
const HALVES = [['unit', 'functional', 'pages'], ['browser']]
const USUAL = HALVES.flat()

/**
 * Which suites to run with which settings; what is no suite goes to the test runner as it is. Where nothing is named the
 * two halves run side by side, each with a database of its own, unless there is but one server for both.
 */
export function testPlan(words, { hasOneServer = false } = {}) {
  const named = words.filter((word) => [...USUAL, ...LONG].includes(word))
  const further = words.filter((word) => !named.includes(word))
  const isWhole = words.length === 0 && !hasOneServer
  const suites = named.length > 0 ? named : USUAL
  const set = LONG.find((name) => named.includes(name))
  return {
    runs: isWhole ? HALVES : [[...suites, ...further]],
    environment: set ? { TEST_SET: set } : {},
    needsPages: suites.some((suite) => suite !== 'unit'),
  }
}
