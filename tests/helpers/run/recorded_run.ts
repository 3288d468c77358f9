import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type RecordedError = { file?: string; suite?: string; title: string; error: string }
export type RecordedTest = Omit<RecordedError, 'error'> & { outcome: string; error?: string }
export type RecordedRun = {
  parameters: string[]
  tests: RecordedTest[]
  errors: RecordedError[]
  running?: { title: string; file?: string; suite?: string }
  /** Its stack when it was killed because it hung. */
  hung?: string
  has_ended: boolean
  code?: number
}
type Verdict = {
  is_green: boolean
  passed: number
  failed: number
  flaky: RecordedError[]
  reasons: string[]
}

/** The launcher is JavaScript, because it runs before anything is set up. */
const launched = (name: string) =>
  import(new URL(`../../../bin/launch/${name}`, import.meta.url).href)
const { openResults, readResults, writeResult } = (await launched('test_results.js')) as {
  openResults(folder: string, runs: string[][]): string[]
  readResults(folder: string): RecordedRun[]
  writeResult(path: string, line: object): void
}
export const { repeatRed, verdictLines, verdictOf } = (await launched('test_verdict.js')) as {
  repeatRed(
    runs: RecordedRun[],
    runAlone: (red: RecordedError) => RecordedRun[] | undefined
  ): Promise<Map<string, RecordedRun[]>>
  verdictLines(verdict: Verdict): string[]
  verdictOf(runs: RecordedRun[], repeats: Map<string, RecordedRun[]>): Verdict
}

/** Runs files of tests/fixtures/runs as `npm test` runs a suite, in a folder with a space in its name. */
export function recordedRun(names: string[], environment: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'recorded run '))
  const files = names.map((name) => `tests/fixtures/runs/${name}.ts`)
  try {
    const [path] = openResults(folder, [['unit']])
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import=@poppinss/ts-exec', 'tests/fixtures/recorded_run.ts', files.join()],
      { encoding: 'utf8', env: { ...process.env, ...environment, TEST_RESULTS: path } }
    )
    writeResult(path!, { code: status ?? 1 })
    return { runs: readResults(folder), output: stdout + stderr }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
