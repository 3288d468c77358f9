import { ESLint } from 'eslint'
import { test } from '@japa/runner'

const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
})

async function isRefused(type: string, declared = '') {
  const code = `import { sql } from 'kysely'\n${declared}\nexport const rows = sql<${type}>\`select 1\`\n`
  const [result] = await eslint.lintText(code, { filePath: 'domain/people/x.ts' })
  return result!.messages.some(({ ruleId }) => ruleId === 'markaz/derived-rows')
}

test.group('The row of a sql template', () => {
  test('keeps no type of a column by hand: {0}')
    .with([
      ['{ id: string }', ''],
      ['{ birth_date: string | null }', ''],
      ['{ lastLoginAt: Date | null }', ''],
      [`{ status: 'active' | 'left' }`, ''],
      ['Row', 'type Row = { first_name: string }'],
      ['Row & { total: number }', 'export type Row = { count: number } & { email: string }'],
    ])
    .run(async ({ assert }, [type, declared]) => {
      assert.isTrue(await isRefused(type!, declared))
    })

  test('says what is counted, asked, or no column: {0}')
    .with([
      ['{ total: number; found: boolean }', ''],
      ['{ forgotten: string }', ''],
      [`Row & { kind: Kind }`, `type Kind = 'own' | 'others'; type Row = { at: number }`],
      [`Columns<'students', 'id'>`, `import type { Columns } from '#domain/shared/data/sql'`],
    ])
    .run(async ({ assert }, [type, declared]) => {
      assert.isFalse(await isRefused(type!, declared))
    })
})
