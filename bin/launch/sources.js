export const pageSources = [
  '.adonisjs/client/registry',
  'domain/shared',
  'inertia',
  'resources/lang',
  'vite',
  'vite.config.ts',
  'package-lock.json',
]

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
