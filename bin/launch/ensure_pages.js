import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { pageSources } from './sources.js'

const MARK = 'public/build/.sources'

/** Builds the pages for the tests, unless they were built from these very sources: codegen writes its files anew each time. */
export function ensurePages() {
  const sources = digestOf(pageSources)
  if (fs.existsSync(MARK) && fs.readFileSync(MARK, 'utf8') === sources) return
  console.log('Building the pages …')
  const run = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status === 0) return fs.writeFileSync(MARK, sources)
  console.error(`${run.stdout}${run.stderr}`)
  process.exit(1)
}

function digestOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn).sort())
    hash.update(`${path}\0`).update(fs.readFileSync(path))
  return hash.digest('hex')
}

const filesIn = (path) =>
  fs.statSync(path).isFile()
    ? [path]
    : fs
        .readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`)
