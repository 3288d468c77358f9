import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { newestChange } from './newest_change.js'
import { pageSources } from './sources.js'

const MANIFEST = 'public/build/.vite/manifest.json'

/** Builds the pages for the tests when one of their sources is newer than the last build. */
export function ensurePages() {
  const built = fs.existsSync(MANIFEST) ? fs.statSync(MANIFEST).mtimeMs : 0
  if (built >= newestChange(pageSources)) return
  console.log('Building the pages …')
  const run = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status === 0) return
  console.error(`${run.stdout}${run.stderr}`)
  process.exit(1)
}
