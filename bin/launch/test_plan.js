import fs from 'node:fs'

const LONG = ['matrix', 'deep']
const USUAL = ['unit', 'functional', 'pages', 'browser']
const SHARES = 3

/**
 * Which suites to run with which settings; what is no suite goes to the test runner as it is. Where nothing is named
 * the usual suites are shared out between runs that take about as long as each other, each with a database of its own,
 * unless there is but one server for all.
 */
export function testPlan(words, { hasOneServer = false } = {}) {
  const named = words.filter((word) => [...USUAL, ...LONG].includes(word))
  const further = words.filter((word) => !named.includes(word))
  const isWhole = words.length === 0 && !hasOneServer
  const suites = named.length > 0 ? named : USUAL
  const set = LONG.find((name) => named.includes(name))
  return {
    runs: isWhole ? wholeRuns() : [[...suites, ...further]],
    environment: set ? { TEST_SET: set } : {},
    needsPages: suites.some((suite) => suite !== 'unit'),
  }
}

/** What opens no browser comes first: its words are shown as they come. */
function wholeRuns() {
  const shares = shareOut(specsIn('tests/browser'), SHARES)
  return [
    ['unit', 'functional'],
    ['pages'],
    ...shares.map((files) => ['browser', ...files.map((file) => `--files=${file}`)]),
  ]
}

/** The files of one of these runs. */
export function filesOf(parameters) {
  const named = parameters.filter((word) => word.startsWith('--files='))
  if (named.length > 0) return named.map((word) => word.slice('--files='.length))
  return parameters
    .filter((word) => USUAL.includes(word))
    .flatMap((suite) => specsIn(`tests/${suite}`))
}

const specsIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

/** Each to the share that is lightest so far, the longest first: a long file takes long. */
export function shareOut(files, count) {
  const shares = Array.from({ length: count }, () => ({ size: 0, files: [] }))
  const sized = files.map((file) => ({ file, size: fs.statSync(file).size }))
  for (const { file, size } of sized.sort(
    (a, b) => b.size - a.size || (a.file < b.file ? -1 : 1)
  )) {
    const [lightest] = shares.toSorted((a, b) => a.size - b.size)
    lightest.size += size
    lightest.files.push(file)
  }
  return shares.map((share) => share.files)
}
