/** `npm test [suites] [--files=…]`, `npm test matrix`, `npm test deep`: sets up what the tests need, then runs them. */
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensurePages } from './launch/ensure_pages.js'
import { followParent } from './launch/follow_parent.js'
import { requireNode } from './launch/require_node.js'
import { testPlan } from './launch/test_plan.js'

requireNode()
process.chdir(fileURLToPath(new URL('../', import.meta.url)))

const plan = testPlan(process.argv.slice(2))
const codegen = spawnSync(process.execPath, ['ace.js', 'codegen'], { stdio: 'inherit' })
if (codegen.status !== 0) process.exit(codegen.status ?? 1)
if (plan.needsPages) ensurePages()

const run = spawn(
  process.execPath,
  ['--import=@poppinss/ts-exec', '--enable-source-maps', 'bin/test.ts', ...plan.parameters],
  { stdio: 'inherit', env: { ...process.env, ...plan.environment } }
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => run.kill('SIGTERM'))
run.on('exit', (code) => process.exit(code ?? 1))
followParent()
