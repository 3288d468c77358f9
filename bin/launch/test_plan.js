const USUAL = ['unit', 'functional', 'browser']
const LONG = ['matrix', 'deep']

/** Which suites to run with which settings; what is no suite goes to the test runner as it is. */
export function testPlan(words) {
  const named = words.filter((word) => [...USUAL, ...LONG].includes(word))
  const suites = named.length > 0 ? named : USUAL
  const set = LONG.find((name) => named.includes(name))
  return {
    parameters: [...suites, ...words.filter((word) => !named.includes(word))],
    environment: set ? { TEST_SET: set } : {},
    needsPages: suites.some((suite) => suite !== 'unit'),
  }
}
