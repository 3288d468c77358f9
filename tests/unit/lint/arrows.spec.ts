import { ESLint } from 'eslint'
import { test } from '@japa/runner'

/** The project's own configuration; only what needs a program around the file is left to `npm run lint`. */
const eslint = new ESLint({
  overrideConfig: {
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
})

async function messages(filePath: string, code: string) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath })
  return result!.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

const arrow = (path: string) => `import { thing } from '${path}'; export const used = thing`

/** [where it is written, what it imports, what a newcomer reads] */
const forbiddenImports = [
  ['app/admin/students/x.ts', '#app/student/home/y', 'A portal never imports another portal'],
  ['app/student/home/x.ts', '#app/admin/students/y', 'A portal never imports another portal'],
  ['app/instructor/home/x.ts', '#app/student/home/y', 'A portal never imports another portal'],
  ['app/auth/x.ts', '#app/portal/y', 'A portal never imports another portal'],
  ['app/search/x.ts', '#app/admin/y', 'A portal never imports another portal'],
  ['app/preview/x.ts', '#app/admin/y', 'A portal never imports another portal'],
  ['app/core/x.ts', '#app/admin/students/y', 'cannot know one of them'],
  ['app/jobs/x.ts', '#app/admin/students/y', 'cannot know one of them'],
  ['app/admin/students/x.ts', './y', 'Imports start with an alias'],
  ['app/portal/x.ts', '../y', 'Imports start with an alias'],
  ['app/admin/students/x.ts', '#tests/helpers/y', 'does not lean on its tests'],
  ['domain/people/actions/x.ts', '#app/core/y', 'The domain knows no HTTP'],
  ['domain/people/actions/x.ts', '#core/y', 'The domain knows no HTTP'],
  ['domain/people/actions/x.ts', '@adonisjs/core/http', 'The domain knows no HTTP'],
  ['domain/people/actions/x.ts', '@adonisjs/core/services/hash', 'The domain knows no HTTP'],
  ['domain/people/actions/x.ts', '@adonisjs/session', 'The domain knows no HTTP'],
  ['domain/people/actions/x.ts', '@adonisjs/i18n', 'The domain knows no HTTP'],
  ['domain/people/actions/x.ts', '@adonisjs/inertia', 'The domain knows no HTTP'],
  ['domain/access/x.ts', '#inertia/words', 'The domain knows no HTTP'],
  ['domain/shared/x.ts', '@adonisjs/core/services/logger', 'The domain knows no HTTP'],
  ['domain/access/x.ts', '#domain/people/y', 'access may know only'],
  ['domain/people/x.ts', '#domain/teaching/y', 'people may know only'],
  ['domain/teaching/x.ts', '#domain/scheduling/y', 'teaching may know only'],
  ['domain/scheduling/x.ts', '#domain/billing/y', 'scheduling may know only'],
  ['domain/billing/x.ts', '#domain/insights/y', 'billing may know only'],
  ['domain/messaging/x.ts', '#domain/billing/y', 'messaging may know only'],
  ['domain/people/x.ts', '#domain/teaching/events', 'people may know only'],
  ['domain/people/x.ts', '#domain/reactions', 'let the other react to it'],
  ['domain/shared/x.ts', '#domain/reactions', 'shared is known by every context'],
  ['app/admin/students/x.ts', '#domain/reactions', 'Who reacts is bound at boot'],
  ['app/jobs/x.ts', '#domain/reactions', 'Who reacts is bound at boot'],
  ['domain/reactions.ts', '#app/mail/y', 'The domain knows no HTTP'],
  ['domain/reactions.ts', './access/y', 'Imports start with an alias'],
  ['domain/shared/x.ts', '#domain/access/y', 'shared is known by every context'],
  ['domain/people/x.ts', '../access/y', 'Imports start with an alias'],
  [
    'domain/people/rules/x.ts',
    '#domain/people/students/student_fields',
    'A rule is a plain function',
  ],
  ['domain/people/rules/x.ts', 'kysely', 'A rule is a plain function'],
  ['domain/people/rules/x.ts', 'rrule-temporal', 'A rule is a plain function'],
  ['domain/scheduling/series/rules/x.ts', 'kysely', 'A rule of the timetable'],
  [
    'domain/scheduling/series/rules/x.ts',
    '#domain/scheduling/series/actions/y',
    'A rule of the timetable',
  ],
  [
    'domain/scheduling/series/rules/x.ts',
    '#domain/teaching/rules/price',
    'A rule of the timetable',
  ],
  ['providers/x.ts', '../app/core/y', 'Imports start with an alias'],
  ['inertia/pages/x.tsx', '#domain/shared/time/clock', 'through @generated only'],
  ['domain/shared/money/money.ts', '#domain/shared/time/clock', 'imports nothing else'],
  ['domain/shared/money/currencies.ts', 'luxon', 'imports nothing else'],
  ['domain/teaching/groups/rules/offer_hours.ts', 'luxon', 'imports nothing else'],
  ['inertia/pages/x.tsx', '#domain/people/y', 'through @generated only'],
  ['inertia/pages/x.tsx', '@adonisjs/core/http', 'through @generated only'],
  ['inertia/components/x.tsx', '../ui/y', 'Imports in inertia/ start with'],
] as const

/** [where, code, what a newcomer reads] */
const forbiddenCode = [
  ['domain/people/x.ts', `import pg from 'pg'\nexport const q = pg`, 'Tenant data has one door'],
  ['app/admin/x.ts', `export const q = new Kysely({})`, 'Tenant data has one door'],
  [
    'app/admin/x.ts',
    `import { ownerPool } from '#domain/shared/data/database'\nexport const q = ownerPool`,
    'Tenant data has one door',
  ],
  ['domain/people/x.ts', `export const at = Date.now()`, 'domain/shared/time/clock'],
  ['domain/people/x.ts', `export const at = new Date()`, 'domain/shared/time/clock'],
  ['domain/people/x.ts', `export const at = DateTime.now()`, 'domain/shared/time/clock'],
  ['domain/people/x.ts', `export const at = DateTime.utc()`, 'domain/shared/time/clock'],
  ['domain/people/x.ts', `export const at = DateTime.local()`, 'domain/shared/time/clock'],
  ['app/admin/x.ts', `export const f = new Intl.NumberFormat('ar')`, 'full tag'],
  ['inertia/ui/x.tsx', `export const f = Intl.DateTimeFormat('ar')`, 'full tag'],
  ['inertia/ui/x.tsx', `export const f = new Intl.NumberFormat()`, 'full tag'],
  ['inertia/ui/x.tsx', `export const f = (day: Date) => day.toLocaleDateString()`, 'full tag'],
  ['inertia/ui/x.tsx', `export const f = <IntlProvider locale="ar" />`, 'full tag'],
  ['inertia/ui/x.tsx', `export const f = <p>Save</p>`, 'resources/lang'],
  ['inertia/ui/x.tsx', `export const f = <p>حفظ</p>`, 'resources/lang'],
  ['inertia/ui/x.tsx', `export const f = <>Save</>`, 'resources/lang'],
  ['inertia/ui/x.tsx', `export const f = <p>{'Save'}</p>`, 'resources/lang'],
  ['inertia/ui/x.tsx', 'export const f = <p>{`Save ${1}`}</p>', 'resources/lang'],
  ...['title', 'label', 'placeholder', 'alt', 'description', 'aria-label'].map(
    (prop) => ['inertia/ui/x.tsx', `export const f = <A ${prop}="Save" />`, 'lang'] as const
  ),
  ['inertia/ui/x.tsx', `export const f = <A label={'Save'} />`, 'resources/lang'],
  ['inertia/ui/x.tsx', `export const f = <A label={one ? 'Save' : two} />`, 'resources/lang'],
  ...['ml', 'mr', 'pl', 'pr', 'left', 'right'].map(
    (prop) => ['inertia/ui/x.tsx', `export const f = <A ${prop}={4} />`, 'start and end'] as const
  ),
  ['inertia/ui/x.tsx', `export const f = <A ta="left" />`, 'start and end'],
  ['inertia/ui/x.tsx', `export const f = <A style={{ marginLeft: 4 }} />`, 'start and end'],
  ['inertia/ui/x.tsx', `export const f = <A style={{ right: 4 }} />`, 'start and end'],
  ['inertia/ui/x.tsx', `export const f = { textAlign: 'right' }`, 'start and end'],
  ['inertia/ui/x.tsx', `if (a) { useEffect(b) }`, 'React Hook'],
  ['inertia/ui/x.tsx', `import { lazy } from 'react'; export const f = lazy`, 'lazyPart'],
  ['app/core/x.ts', `await fs.writeFile(path, text)`, 'whole_file'],
  ['domain/people/x.ts', `await writeFile(path, text)`, 'whole_file'],
  ['bin/x.ts', `fs.writeFileSync(path, text)`, 'whole_file'],
  ['database/seeders/x.ts', `fs.createWriteStream(path)`, 'whole_file'],
  ['app/admin/x.ts', `export const f = (value: any) => value`, 'Unexpected any'],
  ['domain/people/x.ts', `console.log('here')`, 'Unexpected console'],
  ['app/admin/x.ts', `export const f = 1 // TODO later`, `Unexpected 'todo'`],
  ['app/admin/students/BadName.ts', `export const f = 1`, 'Filename is not in snake case'],
] as const

const allowed = [
  ['app/portal/home_controller.ts', arrow('#app/student/home/y')],
  ['app/admin/students/students_controller.ts', arrow('#domain/people/queries/y')],
  ['app/admin/students/students_controller.ts', arrow('#app/admin/students/y')],
  ['app/admin/students/students_controller.ts', arrow('#core/tenants/tenant_middleware')],
  ['app/auth/login_controller.ts', arrow('#app/core/portals/portal_routes')],
  ['domain/people/actions/x.ts', arrow('#domain/access/sessions/principal')],
  ['domain/people/actions/x.ts', arrow('#domain/shared/result')],
  ['domain/insights/queries/x.ts', arrow('#domain/billing/y')],
  ['domain/reactions.ts', arrow('#domain/teaching/y')],
  ['domain/teaching/x.ts', arrow('#domain/people/events')],
  ['providers/reactions_provider.ts', arrow('#domain/reactions')],
  ['domain/people/rules/x.ts', arrow('luxon')],
  ['domain/people/rules/x.ts', arrow('#domain/shared/time/clock')],
  ['domain/scheduling/series/rules/x.ts', arrow('rrule-temporal')],
  ['domain/scheduling/series/rules/x.ts', arrow('#domain/scheduling/series/rules/y')],
  ['domain/shared/time/clock.ts', `export const now = () => DateTime.utc()`],
  ['domain/people/x.ts', `export const day = new Date(instant)`],
  ['app/admin/x.ts', `export const f = new Intl.NumberFormat(locale)`],
  ['inertia/pages/x.tsx', arrow('@generated/data')],
  ['inertia/pages/x.tsx', arrow('#domain/shared/lists/page_sizes')],
  ['inertia/pages/x.tsx', arrow('#domain/teaching/groups/rules/offer_hours')],
  ['inertia/pages/x.tsx', arrow('@adonisjs/inertia/react')],
  ['inertia/pages/x.tsx', arrow('~/ui/page/page_header')],
  ['inertia/ui/x.tsx', `import '~/ui/x.css'`],
  ['inertia/ui/x.tsx', `export const f = <A label={t('save')} ms="md" ta="start" />`],
  ['inertia/ui/x.tsx', `export const f = <p>{count} · {'—'}</p>`],
  ['inertia/ui/x.tsx', `export const f = <Kbd>Ctrl</Kbd>`],
  ['inertia/ui/x.tsx', 'export const f = <bdi>{`noor.${domain}`}</bdi>'],
] as const

test.group('The arrows', () => {
  test('{file} may not import {path}')
    .with(forbiddenImports.map(([file, path, message]) => ({ file, path, message })))
    .run(async ({ assert }, { file, path, message }) => {
      const found = await messages(file, arrow(path))
      assert.isTrue(
        found.some((line) => line.startsWith('no-restricted-imports') && line.includes(message)),
        `${file} importing ${path} gave ${JSON.stringify(found)}`
      )
    })

  test('the linter refuses {code} in {file}')
    .with(forbiddenCode.map(([file, code, message]) => ({ file, code, message })))
    .run(async ({ assert }, { file, code, message }) => {
      const found = await messages(file, code)
      assert.isTrue(
        found.some((line) => line.includes(message)),
        `${code} gave ${JSON.stringify(found)}`
      )
    })

  test('the linter accepts {code} in {file}')
    .with(allowed.map(([file, code]) => ({ file, code })))
    .run(async ({ assert }, { file, code }) => {
      assert.deepEqual(await messages(file, code), [])
    })
})
