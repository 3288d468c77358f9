import { ESLint } from 'eslint'
import { test } from '@japa/runner'

const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
})

async function isRefused(code: string) {
  const [result] = await eslint.lintText(`export const x = ${code}\n`, {
    filePath: 'domain/people/x.ts',
  })
  return result!.messages.some(({ ruleId }) => ruleId === 'markaz/one-zone-table')
}

test.group('Zones, days and hours', () => {
  test('are not asked of PostgreSQL or of the machine: {$self}')
    .with([
      'sql`(s.starts_at at time zone s.time_zone)::date`',
      'sql`(now() AT TIME ZONE ${zone})`',
      '`where day = current_date`',
      `'select localtimestamp'`,
      'sql`now()::date`',
      `sql\`date_trunc('month', s.starts_at)\``,
      'sql`timezone(s.time_zone, s.starts_at)`',
      'DateTime.fromISO(`${day}T${time}`, { zone })',
      `DateTime.fromISO(day, { zone: tenant.timezone })`,
      'new Date(year, month, 1)',
      'at.getDay()',
    ])
    .run(async ({ assert }, code) => assert.isTrue(await isRefused(code)))

  test('UTC and calendar days are the same everywhere: {$self}')
    .with([
      `sql\`s.starts_at at time zone 'UTC'\``,
      `DateTime.fromISO(day, { zone: 'utc' })`,
      'DateTime.fromISO(day)',
      'new Date(Date.UTC(year, month, 1))',
      'at.getUTCDay()',
      'sql`select max(at) as last_time`',
    ])
    .run(async ({ assert }, code) => assert.isFalse(await isRefused(code)))
})
