import { indexPages } from '@adonisjs/inertia'
import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  commands: [() => import('@adonisjs/core/commands'), () => import('@adonisjs/bouncer/commands')],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('#providers/assets_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/bouncer/bouncer_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('#providers/tenancy_provider'),
    () => import('#providers/secret_box_provider'),
    () => import('#providers/reactions_provider'),
    () => import('#providers/search_provider'),
    { file: () => import('#providers/jobs_provider'), environment: ['web', 'test'] },
    { file: () => import('#providers/documents_provider'), environment: ['web', 'test'] },
    { file: () => import('@adonisjs/transmit/transmit_provider'), environment: ['web', 'test'] },
    { file: () => import('#providers/live_provider'), environment: ['web', 'test'] },
    { file: () => import('#providers/demo_provider'), environment: ['web'] },
    { file: () => import('#providers/housekeeping_provider'), environment: ['web'] },
  ],
  preloads: [
    () => import('#start/routes'),
    () => import('#start/kernel'),
    () => import('#start/validator'),
    () => import('#start/view'),
    () => import('#start/transformers'),
  ],
  tests: {
    suites: [
      { files: ['tests/unit/**/*.spec.{ts,js}'], name: 'unit', timeout: 10_000 },
      { files: ['tests/functional/**/*.spec.{ts,js}'], name: 'functional', timeout: 30_000 },
      { files: ['tests/browser/**/*.spec.{ts,js}'], name: 'browser', timeout: 60_000 },
      { files: ['tests/pages/**/*.spec.{ts,js}'], name: 'pages', timeout: 60_000 },
      { files: ['tests/matrix/**/*.spec.{ts,js}'], name: 'matrix', timeout: 120_000 },
      { files: ['tests/deep/**/*.spec.{ts,js}'], name: 'deep', timeout: 1_800_000 },
    ],
    forceExit: true,
  },
  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/lang/**/*.json', reloadServer: false },
    { pattern: 'resources/typst/**/*.typ', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
  ],
  hooks: {
    init: [
      indexEntities({
        events: { enabled: false },
        listeners: { enabled: false },
        controllers: {
          source: 'app',
          importAlias: '#app',
          glob: ['**/*_controller.ts'],
          skipSegments: [],
        },
        transformers: {
          enabled: true,
          source: 'app',
          importAlias: '#app',
          glob: ['**/*_transformer.ts'],
          skipSegments: [],
          withSharedProps: true,
          inertiaMiddlewareImportPath: '#core/pages/inertia_middleware',
        },
      }),
      indexPages({ framework: 'react' }),
      generateRegistry(),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})
