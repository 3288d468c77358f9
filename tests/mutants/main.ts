/**
 * `npm run test:mutants -- --seed=1 --count=60`: changes random lines of what decides (rules, actions, policies,
 * validators), one at a time, and tells which changes no test notices. Works on a copy in `storage/mutants`.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutation, mutationsOf, withMutations } from '#tests/mutants/mutations'

type Mutant = Mutation & { number: number; file: string }
type Verdict = { noticedBy: string | null }

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    only: { type: 'string' },
    suites: { type: 'string', default: 'unit,functional,browser' },
  },
})
const places = [
  'domain/**/rules/**/*.ts',
  'domain/**/actions/**/*.ts',
  'app/**/*_policy.ts',
  'app/**/*_validator.ts',
]
const own = process.cwd()
const folder = join(own, 'storage/mutants')
const tree = join(folder, 'tree')
const report = join(folder, `seed_${values.seed}.json`)
const PATIENCE = 600_000
const NEAREST = 6
const PLAIN = new Set([
  'domain',
  'app',
  'tests',
  'unit',
  'functional',
  'browser',
  'actions',
  'rules',
  'admin',
  'shared',
])

const mutants = plant(pick(Number(values.seed), Number(values.count)))
const chosen = values.only?.split(',').map(Number)
const reached = reach()
const verdicts: Record<string, unknown>[] = []
for (const mutant of mutants.filter(({ number }) => !chosen || chosen.includes(number))) {
  const { noticedBy } = judge(mutant)
  const { number, file, line, kind, original, changed } = mutant
  verdicts.push({ number, file, line, kind, original, changed, noticedBy })
  fs.writeFileSync(report, JSON.stringify(verdicts, null, 1))
  tell(`${number} ${file}:${line} ${kind}: ${noticedBy ?? 'NOBODY NOTICED'}`)
}
const unnoticed = verdicts.filter(({ noticedBy }) => noticedBy === null)
tell(`${verdicts.length - unnoticed.length} noticed, ${unnoticed.length} not: ${report}`)

function tell(text: string) {
  process.stdout.write(`${text}\n`)
}

/** Random lines, and of each a random change; the same ones for the same seed and source. */
function pick(seed: number, count: number): Mutant[] {
  const random = randomOf(seed)
  const lines = new Map<string, Omit<Mutant, 'number'>[]>()
  for (const file of fs.globSync(places, { cwd: own }).sort())
    for (const mutation of mutationsOf(fs.readFileSync(join(own, file), 'utf8'))) {
      const line = `${file}:${mutation.line}`
      lines.set(line, [...(lines.get(line) ?? []), { ...mutation, file }])
    }
  const picked: Mutant[] = []
  const offers = [...lines.values()]
  while (picked.length < count && offers.length > 0) {
    const [offer] = offers.splice(Math.floor(random() * offers.length), 1)
    const one = offer![Math.floor(random() * offer!.length)]!
    const overlaps = picked.some(
      ({ file, start, end }) => file === one.file && start < one.end && one.start < end
    )
    if (!overlaps) picked.push({ ...one, number: picked.length + 1 })
  }
  return picked
}

/** Mulberry32. */
function randomOf(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function plant(picked: Mutant[]): Mutant[] {
  fs.rmSync(tree, { recursive: true, force: true })
  fs.mkdirSync(tree, { recursive: true })
  const left = ['node_modules', '.git', 'storage', 'build', 'tmp']
  for (const name of fs.readdirSync(own).filter((each) => !left.includes(each)))
    fs.cpSync(join(own, name), join(tree, name), { recursive: true })
  fs.symlinkSync(join(own, 'node_modules'), join(tree, 'node_modules'))
  for (const [file, mutations] of Object.entries(Object.groupBy(picked, (one) => one.file))) {
    const text = fs.readFileSync(join(own, file), 'utf8')
    fs.writeFileSync(join(tree, file), withMutations(text, mutations!))
  }
  return picked
}

type Run = { suites: string[]; files?: string[]; environment: Record<string, string> }

function run({ suites, files = [], environment }: Run) {
  const words = [...suites, ...files.map((file) => `--files=${file}`), '--reporters=ndjson']
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--import=@poppinss/ts-exec',
      'bin/test.ts',
      ...words,
      ...(environment.MUTANT ? ['--bail'] : []),
    ],
    {
      cwd: tree,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: environment.MUTANT ? PATIENCE : undefined,
      killSignal: 'SIGTERM',
      env: {
        ...process.env,
        ...environment,
        DATA_DIR: join(folder, 'data'),
        NODE_OPTIONS: `--import=${join(own, 'tests/mutants/apply_mutant.js')}`,
      },
    }
  )
  const failed = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { filePath?: string; errors?: unknown[] })
    .filter(({ errors }) => errors && errors.length > 0)
    .map(({ filePath }) => (filePath ? relative(tree, filePath) : 'a hook'))
  return { failed: [...new Set(failed)], isGreen: status === 0 }
}

/** Which files of tests run into which mutant; '' where it is run into before any test. Kept for a second look. */
function reach() {
  const kept = join(folder, `reached_${values.seed}.ndjson`)
  const red = join(folder, `red_${values.seed}.json`)
  if (!fs.existsSync(red)) {
    fs.rmSync(kept, { force: true })
    const { failed } = run({
      suites: ['unit', 'functional'],
      environment: { MUTANTS_REACHED: kept },
    })
    fs.writeFileSync(red, JSON.stringify(failed))
  }
  const alwaysRed = JSON.parse(fs.readFileSync(red, 'utf8')) as string[]
  const found = new Map<number, Set<string>>()
  for (const line of fs.readFileSync(kept, 'utf8').split('\n').filter(Boolean)) {
    const [number, files] = JSON.parse(line) as [number, string[]]
    const known = files.map((file) => file && relative(tree, file))
    found.set(number, new Set([...(found.get(number) ?? []), ...known]))
  }
  for (const files of found.values()) for (const file of alwaysRed) files.delete(file)
  return found
}

/** The nearest tests first, then all that run into it, then those of its area in a browser. */
function judge(mutant: Mutant): Verdict {
  const environment = { MUTANT: String(mutant.number) }
  const files = [...(reached.get(mutant.number) ?? [])]
  const known = files.filter(Boolean)
  const others = files.includes('')
    ? testsOf(['unit', 'functional']).filter((f) => near(mutant, f) > 1)
    : []
  const ranked = [...new Set([...known, ...others])].sort(
    (a, b) => near(mutant, b) - near(mutant, a)
  )
  const rounds = [
    { suites: ['unit', 'functional'], files: ranked.slice(0, NEAREST) },
    { suites: ['unit', 'functional'], files: ranked.slice(NEAREST) },
    { suites: ['browser'], files: testsOf(['browser']).filter((file) => near(mutant, file) > 0) },
  ]
  for (const { suites, files: round } of rounds) {
    if (round.length === 0 || !suites.some((suite) => values.suites.includes(suite))) continue
    const { failed, isGreen } = run({ suites, files: round, environment })
    if (!isGreen) return { noticedBy: failed[0] ?? 'the start' }
  }
  return { noticedBy: null }
}

function testsOf(suites: string[]) {
  return suites.flatMap((suite) => fs.globSync(`tests/${suite}/**/*.spec.ts`, { cwd: tree }))
}

/** How many words two paths share: students and student are the same. */
function near(mutant: Mutant, file: string): number {
  const words = (path: string) =>
    path
      .replace(/(\.spec)?\.ts$/, '')
      .split(/[/_]/)
      .filter((word) => !PLAIN.has(word))
      .map((word) => word.replace(/ies$/, 'y').replace(/s$/, ''))
  const wanted = new Set(words(mutant.file))
  const shared = words(file).filter((word) => wanted.has(word))
  return shared.length + (basename(file).startsWith(basename(mutant.file, '.ts')) ? 3 : 0)
}
