/** So many red files may be green when they are repeated alone; with more of them something else is wrong. */
const MOST_FLAKY = 3
/** With more red files the change is at fault, and repeating them would only take its time. */
const MOST_REPEATED = 10

/** The red files of these runs, each with its suite and its first error. */
function redFilesOf(runs) {
  const red = new Map()
  for (const { file, suite, title, error } of runs.flatMap(errorsOf)) {
    if (file && !red.has(file)) red.set(file, { file, suite, title, error })
  }
  return [...red.values()]
}

/** No repetition mends a run that ended early, or failed without a red file. */
function lostRunsOf(runs) {
  if (runs.length === 0) return ['No test run began.']
  return runs.flatMap((run) => {
    const name = run.parameters.slice(0, 2).join(' ')
    const strays = errorsOf(run).filter(({ file }) => !file)
    if (hungIn(run).length > 0) return []
    if (!run.has_ended) return [`The run “${name}” ended early (${codeOf(run)})${during(run)}.`]
    if (strays.length > 0) return strays.map(({ title, error }) => `${title}: ${error}`)
    if (run.code !== 0 && redFilesOf([run]).length === 0)
      return [`The run “${name}” failed (${codeOf(run)}), though none of its tests did.`]
    return []
  })
}

/**
 * Runs each red file by `runAlone`, one after the other, until it answers nothing because there is no time;
 * none where the verdict is certain without.
 */
export async function repeatRed(runs, runAlone) {
  const repeats = new Map()
  const red = redFilesOf(runs)
  if (lostRunsOf(runs).length > 0 || red.length > MOST_REPEATED) return repeats
  for (const one of red) {
    const repeated = await runAlone(one)
    if (!repeated) break
    repeats.set(one.file, repeated)
  }
  return repeats
}

/** A flaky file counts with the tests of its repetition; `repeats` holds the runs of each file alone. */
export function verdictOf(runs, repeats) {
  const lost = lostRunsOf(runs)
  const red = redFilesOf(runs)
  const flaky = red.filter(({ file }) => isGreen(repeats.get(file), testsOf(runs, file)))
  const isTooMany = flaky.length > MOST_FLAKY
  const mended = new Set(isTooMany ? [] : flaky.map(({ file }) => file))
  const broken = red.filter(({ file }) => !mended.has(file))
  const counted = [
    ...runs.flatMap(({ tests }) => tests).filter(({ file }) => !mended.has(file)),
    ...[...mended].flatMap((file) => testsOf(repeats.get(file), file)),
  ]
  return {
    is_green: lost.length === 0 && broken.length === 0,
    passed: counted.filter(({ outcome }) => outcome === 'passed').length,
    failed: counted.filter(({ outcome }) => outcome === 'failed').length,
    flaky,
    reasons: [
      ...lost,
      ...(isTooMany ? [`${flaky.length} files are flaky, more than ${MOST_FLAKY}.`] : []),
      ...broken
        .filter((one) => !flaky.includes(one))
        .map(({ file }) => `${file} is red${repeats.has(file) ? ' twice' : ''}.`),
    ],
  }
}

/** The last line is read by `.ci/run`. */
export function verdictLines({ flaky, reasons, passed, failed }) {
  const indented = (text) => text.split('\n').map((line) => `    ${line}`)
  const files = flaky.flatMap(({ file, title, error }) => [
    `  ${file}: ${title}`,
    ...indented(error),
  ])
  return [
    ...(flaky.length > 0 ? ['flaky:', ...files, ''] : []),
    ...reasons,
    `Tests: ${passed} passed, ${failed} failed`,
  ]
}

const testsOf = (runs, file) =>
  runs.flatMap(({ tests }) => tests).filter((one) => one.file === file)

const errorsOf = (run) => [
  ...run.tests.filter(({ outcome }) => outcome === 'failed'),
  ...run.errors,
  ...hungIn(run),
]

/** A run that was killed because it hung fails in the file where it did; another ran those after it. */
const hungIn = ({ hung, running }) =>
  hung && running?.file ? [{ ...running, error: `It hung here:\n${hung}` }] : []

/** A repetition that runs fewer tests than before says nothing of those it left out. */
function isGreen(repeated, before) {
  if (!repeated || lostRunsOf(repeated).length > 0) return false
  const tests = repeated.flatMap((run) => run.tests)
  const isClean = repeated.every((run) => run.code === 0 && errorsOf(run).length === 0)
  return isClean && tests.length > 0 && tests.length >= before.length
}

const codeOf = ({ code }) => (code === undefined ? 'killed' : `exit code ${code}`)

const during = ({ running }) => (running ? ` in “${running.title}” (${running.file})` : '')
