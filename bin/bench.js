/**
 * `npm run bench`: builds what changed, then measures the built application (benchmarks/README.md);
 * `npm run bench -- names --pairs=FILE` measures how names are found instead, `-- --against=COMMIT`
 * this build and another's by turns.
 */
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from './launch/ensure_build.js'
import { leanMemory } from './launch/lean_memory.js'
import { newestChange } from './launch/newest_change.js'
import { requireNode } from './launch/require_node.js'

const MARK = 'build/.complete'

requireNode()
leanMemory()
process.chdir(fileURLToPath(new URL('../', import.meta.url)))
const built = fs.existsSync(MARK) ? fs.statSync(MARK).mtimeMs : 0
if (built < newestChange(['benchmarks'])) fs.rmSync(MARK, { force: true })
ensureBuild()

process.env.NODE_ENV = 'production'
if (process.argv.some((word) => word.startsWith('--against='))) {
  const { benchAgainst } = await import('./bench_against.js')
  await benchAgainst(process.argv.slice(2))
} else {
  await import(`../build/benchmarks/${process.argv[2] === 'names' ? 'names/' : ''}main.js`)
}
