import fs from 'node:fs'
import { join } from 'node:path'

/**
 * A record of test runs is a folder with a file for each run, a JSON object a line: `parameters`
 * first, then what the run writes itself (tests/helpers/run/record_results.ts), and the exit code
 * last. Every file is begun before the first run starts, so that one which never ran is missed.
 */
export function openResults(folder, runs, first = 0) {
  fs.mkdirSync(folder, { recursive: true })
  return runs.map((parameters, place) => {
    const path = join(folder, `${first + place}.ndjson`)
    writeResult(path, { parameters })
    return path
  })
}

export const writeResult = (path, line) => fs.appendFileSync(path, `${JSON.stringify(line)}\n`)

/** A line that was cut off when its process was killed counts for nothing. */
export function readResults(folder) {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ndjson'))
    .sort()
    .map((name) => readResult(join(folder, name)))
}

export const readResult = (path) => runOf(linesOf(fs.readFileSync(path, 'utf8')))

function linesOf(text) {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}

function runOf(lines) {
  const run = { parameters: [], tests: [], errors: [], has_ended: false }
  for (const line of lines) {
    if (line.parameters) run.parameters = line.parameters
    if (line.started) run.running = line.started
    if (line.test) run.tests.push(line.test)
    if (line.error) run.errors.push(line.error)
    if (line.ended) run.has_ended = true
    if ('code' in line) run.code = line.code
    if (line.hung) run.hung = line.hung
  }
  return run
}
