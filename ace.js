/** `node ace <command>`; with an older Node on the PATH it goes on in the project's own. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

if (Number.parseInt(process.versions.node, 10) < 24) {
  const own = fileURLToPath(new URL('node_modules/.bin/node', import.meta.url))
  const run = spawnSync(own, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(run.status ?? 1)
}

process.env.NODE_ENV ??= 'development'
await import('@poppinss/ts-exec')
await import('./bin/console.js')
