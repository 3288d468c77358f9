import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { newestChange } from './newest_change.js'
import { buildSources } from './sources.js'

const MARK = 'build/.complete'

/** Builds when a source changed after the last build began; `build/.complete` carries the time of that beginning. */
export function ensureBuild() {
  const built = fs.existsSync(MARK) ? fs.statSync(MARK).mtimeMs : 0
  if (built >= newestChange(buildSources)) return
  const began = new Date()
  console.log('Building Markaz …')
  // Types are checked by `npm run typecheck`: a slip in them must not keep a centre closed
  const run = spawnSync(process.execPath, ['ace.js', 'build', '--ignore-ts-errors'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0 || !fs.existsSync('build/bin/server.js')) {
    console.error(`${run.stdout}${run.stderr}\nMarkaz could not be built.`)
    process.exit(1)
  }
  fs.writeFileSync(MARK, '')
  fs.utimesSync(MARK, began, began)
}
