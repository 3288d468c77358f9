import { configApp, RULES_LIST } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'
import { arrows } from './lint/arrows.js'
import { markaz } from './lint/index.js'

const layout = Object.keys(RULES_LIST).filter((rule) => /^(@stylistic|prettier)\//.test(rule))

export default configApp(
  { ignores: ['.adonisjs/**', 'public/**', 'storage/**', 'tmp/**'] },
  { name: 'markaz', plugins: { markaz } },
  { name: 'tsx', files: ['**/*.tsx'], rules: RULES_LIST },
  {
    name: 'code style',
    files: ['**/*.{ts,tsx}'],
    rules: {
      // Prettier lays the code out (npm run format:check)
      ...Object.fromEntries(layout.map((rule) => [rule, 'off'])),
      'curly': 'off',
      '@unicorn/no-await-expression-member': 'off',
      'no-console': 'error',
      'no-warning-comments': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/naming-convention': [
        'error',
        ...RULES_LIST['@typescript-eslint/naming-convention'].slice(1),
        // the wire is snake_case
        { selector: 'variable', modifiers: ['destructured'], format: null },
      ],
      'markaz/full-locale-tag': 'error',
    },
  },
  {
    name: 'one door to data',
    files: ['{app,domain}/**/*.ts'],
    ignores: ['domain/shared/data/{channel_listener,connections,database,entering_query,pools}.ts'],
    rules: { 'markaz/one-door-to-data': 'error' },
  },
  {
    name: 'rows from the schema',
    files: ['{app,domain}/**/*.ts'],
    rules: { 'markaz/derived-rows': 'error' },
  },
  {
    name: 'nothing forgotten in a transaction',
    files: ['{app,domain}/**/*.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    name: 'whole files',
    files: ['{app,bin,config,database,domain,providers,start}/**/*.ts'],
    ignores: [
      'domain/shared/runtime/whole_file.ts',
      // passed on from here within the request
      'app/admin/imports/import_upload.ts',
      // a tree, kept on the disk after it was copied
      'bin/database/binaries.ts',
      // source code
      'bin/slice/write_slice.ts',
    ],
    rules: { 'markaz/whole-files': 'error' },
  },
  {
    name: 'clock',
    files: ['domain/**/*.ts'],
    ignores: ['domain/shared/time/clock.ts'],
    rules: { 'markaz/injected-clock': 'error' },
  },
  {
    name: 'amounts are never floating',
    files: ['domain/billing/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Number', 'parseFloat', 'parseInt'].map((name) => ({
          name,
          message: 'Amounts are BigInt or digits, whose last fils a floating number loses.',
        })),
      ],
    },
  },
  {
    name: 'one zone table',
    files: ['{app,bin,commands,config,database,domain,providers,start}/**/*.ts'],
    ignores: [
      'domain/shared/data/local_time.ts',
      'database/compare_zones.ts',
      // over before there was a table of ours
      'database/migrations/125_offers_for_absences.ts',
    ],
    rules: { 'markaz/one-zone-table': 'error' },
  },
  {
    name: 'pages',
    files: ['inertia/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'markaz/words-in-lang': 'error',
      'markaz/logical-directions': 'error',
      // the arrows say what crosses, and more exactly
      '@adonisjs/no-backend-import-in-frontend': 'off',
    },
  },
  {
    name: 'parts with their words',
    files: ['inertia/**/*.{ts,tsx}'],
    ignores: ['inertia/language/lazy_part.ts'],
    rules: { 'markaz/lazy-part': 'error' },
  },
  {
    name: 'components that are handed an address',
    files: ['inertia/ui/**/*.tsx'],
    rules: { '@adonisjs/prefer-adonisjs-inertia-link': 'off' },
  },
  {
    name: 'rows as the database names them',
    files: ['database/**/*.ts'],
    rules: { '@typescript-eslint/naming-convention': 'off' },
  },
  {
    name: 'what a browser logs',
    files: ['inertia/components/search/records/log_failure.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  { name: 'bin', files: ['{bin,commands,benchmarks}/**/*.ts'], rules: { 'no-console': 'off' } },
  ...arrows
)
