import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from '@japa/runner'

/** Plain JavaScript, as ESLint's own configuration: what it exports has no types. */
const lint = (name: string) =>
  import(new URL(`../../../lint/house/${name}.js`, import.meta.url).href)
const { changesSince, isAdded } = await lint('changes')
const { circleProblems } = await lint('circle_problems')
const { problemsIn } = await lint('line_problems')
const { pathProblems } = await lint('path_problems')
const { roomProblems } = await lint('room_problems')

const names = 'doesn’t say what it is'
const packing = 'one key a line'
const dialect = 'two spellings'
const docblock = 'full sentences'

/** [where, code, what a newcomer reads] */
const refused = [
  ['domain/people/x.ts', 'export const toldGuardians = []', names],
  ['domain/people/x.ts', 'export function answer(given: string) { return given }', names],
  ['domain/people/x.ts', 'export const f = (mark: string, { a: kept = 1 }) => mark + kept', names],
  ['domain/people/x.ts', 'export type Asked = string', names],
  ['domain/people/x.ts', 'export interface MarkProps { is_shown: boolean }', names],
  ['domain/people/x.ts', 'export class LeftAlone {}', names],
  ['inertia/ui/x.tsx', 'export const f = <A {...{ one, two }} />', packing],
  ['app/core/x.ts', 'export const f = { ...{ one, two }, three }', packing],
  ['app/core/x.ts', 'export const f = { firstName: student.first_name }', dialect],
  ['app/core/x.ts', 'export const { first_name: firstName } = student', dialect],
  ['app/core/x.ts', 'export const f = sql`select first_name as "firstName"`', dialect],
  ['app/core/x.ts', "export const f = select('students.first_name as firstName')", dialect],
  ['app/core/x.ts', '/** Whom somebody has to call. */\nexport const f = 1', docblock],
  ['app/core/x.ts', '/**\n * Where it stands.\n */\nexport const f = 1', docblock],
  ['app/core/x.ts', `// ${'word '.repeat(24)}\nexport const f = 1`, 'Maximum allowed is 110'],
  ['domain/people/x.ts', "export const f = localStorage.getItem('a')", 'only a browser runs'],
] as const

const accepted = [
  ['domain/people/x.ts', 'export const { told } = response'],
  ['domain/people/x.ts', 'export type Row = { told_at: string }'],
  ['domain/people/x.ts', 'export const groupNotFound = 404'],
  ['domain/people/x.ts', 'export const isNotHeld = true'],
  ['domain/people/x.ts', "export const f = { ...(isNew ? { number } : {}), name: 'x' }"],
  ['app/core/x.ts', 'export const f = { first_name: student.first_name, level: student.level_id }'],
  ['app/core/x.ts', '/** Guardians without an e-mail address. */\nexport const f = 1'],
  ['inertia/ui/x.tsx', "export const f = localStorage.getItem('a')"],
] as const

const whole = { spans: [[1, Number.POSITIVE_INFINITY]], isNew: true }

/** Reads of invented files, by path. */
const readIn = (files: Record<string, string>) => (file: string) => files[file]!

test.group('The naming law', () => {
  test('refuses {code} in {file}')
    .with(refused.map(([file, code, message]) => ({ file, code, message })))
    .run(async ({ assert }, { file, code, message }) => {
      const problems = await problemsIn(file, `${code}\n`)
      assert.isTrue(
        problems.some((problem: string) => problem.includes(message)),
        `${code} gave ${JSON.stringify(problems)}`
      )
    })

  test('accepts {code} in {file}')
    .with(accepted.map(([file, code]) => ({ file, code })))
    .run(async ({ assert }, { file, code }) => {
      assert.deepEqual(await problemsIn(file, `${code}\n`), [])
    })

  test('an added import that closes a circle is named with its way back', ({ assert }) => {
    const files = {
      'domain/people/a.ts': "import { b } from '#domain/people/b'\n",
      'domain/people/b.ts': "import type {\n  C,\n} from '#domain/people/c'\n",
      'domain/people/c.ts': "export { a } from '#domain/people/a'\n",
      'domain/people/d.ts': "import { a } from '#domain/people/a'\n",
    }
    const changes = new Map([
      ['domain/people/b.ts', { spans: [[1, 3]], isNew: false }],
      ['domain/people/c.ts', { spans: [], isNew: false }],
      ['domain/people/d.ts', whole],
    ])
    const problems = circleProblems(changes, Object.keys(files), readIn(files))
    assert.lengthOf(problems, 1)
    assert.include(
      problems[0],
      'domain/people/b.ts:3: closes a circle of imports: ' +
        'domain/people/b.ts → domain/people/c.ts → domain/people/a.ts → domain/people/b.ts'
    )
  })

  test('a new file of the domain that only pages import is refused', ({ assert }) => {
    const files = {
      'domain/people/rules/for_pages.ts': '',
      'domain/people/rules/for_both.ts': '',
      'inertia/ui/a.tsx':
        "import { one } from '#domain/people/rules/for_pages'\nimport { two } from '#domain/people/rules/for_both'\n",
      'domain/people/actions/b.ts': "import { two } from '#domain/people/rules/for_both'\n",
      'tests/unit/c.spec.ts': "import { one } from '#domain/people/rules/for_pages'\n",
    }
    const changes = new Map(Object.keys(files).map((file) => [file, whole]))
    assert.deepEqual(roomProblems(changes, Object.keys(files), readIn(files)), [
      'domain/people/rules/for_pages.ts: only pages import it: it belongs in inertia/',
    ])
  })
})

test.group('What changed', (group) => {
  let folder: string
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...words], {
      cwd: folder,
    })
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }

  group.each.setup(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'changes-'))
    git('init', '--quiet')
    write('old/kept_rows.ts', 'one\ntwo\nthree\nfour\n')
    write('old/moved.ts', 'a\nb\nc\nd\n')
    git('add', '.')
    git('commit', '--quiet', '--message=one')
    return () => rmSync(folder, { recursive: true })
  })

  test('is the added lines, committed or not, and the files that git does not track', ({
    assert,
  }) => {
    write('old/kept_rows.ts', 'one\n2\nthree\nfour\n')
    git('commit', '--quiet', '--all', '--message=two')
    write('old/kept_rows.ts', 'one\n2\nthree\nfour\nfive\n')
    write('new/file.ts', 'all\n')
    write('new/text.md', 'all\n')
    const changes = changesSince('HEAD~1', folder)
    assert.sameMembers([...changes.keys()], ['old/kept_rows.ts', 'new/file.ts'])
    const lines = [1, 2, 3, 4, 5].filter((line) => isAdded(changes.get('old/kept_rows.ts')!, line))
    assert.deepEqual(lines, [2, 5])
    assert.isTrue(changes.get('new/file.ts')!.isNew)
  })

  test('names of new files and folders are checked, those that stood are not', ({ assert }) => {
    write('old/told.ts', '')
    write('given/plain.ts', '')
    write('old/kept_rows.ts', 'changed\n')
    git('mv', 'old/moved.ts', 'old/left.ts')
    const problems = pathProblems(changesSince('HEAD', folder), 'HEAD', folder)
    assert.sameMembers(
      problems.map((problem: string) => problem.split(':')[0]),
      ['old/told.ts', 'given/plain.ts', 'old/left.ts']
    )
  })

  test('a commit that git does not know is an error', ({ assert }) => {
    assert.throws(() => changesSince('0000000000', folder))
  })
})
