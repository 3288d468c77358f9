import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const schema = join(root, 'database/schema.ts')

/** Columns of each context, and a file that asks for them. */
const asked = [
  {
    table: 'Students',
    column: 'school_name',
    file: 'domain/people/students/queries/find_student.ts',
  },
  { table: 'Terms', column: 'starts_on', file: 'domain/teaching/catalogue/queries/list_terms.ts' },
  {
    table: 'Groups',
    column: 'online_url',
    file: 'domain/teaching/groups/queries/find_group.ts',
  },
  {
    table: 'Instructors',
    column: 'first_name_other',
    file: 'domain/teaching/groups/queries/find_group.ts',
  },
  {
    table: 'Levels',
    column: 'name_en',
    file: 'domain/teaching/enrolments/queries/student_filter_options.ts',
  },
  {
    table: 'StudentGuardians',
    column: 'may_pick_up',
    file: 'domain/people/guardians/queries/list_links.ts',
  },
  {
    table: 'Users',
    column: 'last_login_at',
    file: 'domain/access/administrators/queries/find_administrator.ts',
  },
  { table: 'ServicePrices', column: 'effective_from', file: 'domain/billing/hold_service.ts' },
]

test.group('A column that is renamed', () => {
  test('is red in the compiler wherever it is asked for', ({ assert }) => {
    assert.deepEqual(
      faults(asked),
      asked.map(({ column, file }) => `${file}: ${column}`)
    )
  }).timeout(60_000)

  test('and only then', ({ assert }) => {
    assert.deepEqual(faults([]), [])
  }).timeout(60_000)
})

function faults(renamed: typeof asked) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost({ ...options, noEmit: true })
  const usual = host.readFile
  host.readFile = (name) => {
    const text = usual(name)
    return name === schema && text ? renamed.reduce(rename, text) : text
  }
  const program = ts.createProgram(
    asked.map(({ file }) => join(root, file)),
    { ...options, noEmit: true, incremental: false },
    host
  )
  return asked.flatMap(({ column, file }) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(join(root, file)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
      .filter((message) => message.includes(column))
      .slice(0, 1)
      .map(() => `${file}: ${column}`)
  )
}

function rename(text: string, { table, column }: (typeof asked)[number]) {
  const block = new RegExp(`(type ${table} = \\{[^}]*?\\n  )${column}:`)
  if (!block.test(text)) throw new Error(`${table} has no column ${column}`)
  return text.replace(block, `$1${column}_before:`)
}
