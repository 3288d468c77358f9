/** What the built pages are made of. */
export const pageSources = [
  '.adonisjs/client/registry',
  'domain/shared',
  'inertia',
  'resources/lang',
  'vite',
  'vite.config.ts',
  'package-lock.json',
]

/** What the whole build is made of. */
export const buildSources = [
  ...pageSources,
  'app',
  'bin',
  'commands',
  'config',
  'database',
  'domain',
  'providers',
  'resources',
  'start',
  'adonisrc.ts',
  'package.json',
  'tsconfig.json',
]
