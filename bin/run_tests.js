/** `npm test [suites] [--files=…]`, `npm test matrix`, `npm test deep`: sets up what the tests need, then runs them. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { ensurePages } from './launch/ensure_pages.js'
import { followParent } from './launch/follow_parent.js'
import { requireNode } from './launch/require_node.js'
import { runBeside } from './launch/run_beside.js'
import { testPlan } from './launch/test_plan.js'

requireNode()
process.chdir(fileURLToPath(new URL('../', import.meta.url)))

const ownSettings = fs.existsSync('.env') ? parseEnv(fs.readFileSync('.env', 'utf8')) : {}
const { DATABASE_URL } = { ...ownSettings, ...process.env }
const plan = testPlan(process.argv.slice(2), { hasOneServer: Boolean(DATABASE_URL) })
const codegen = spawnSync(process.execPath, ['ace.js', 'codegen'], { stdio: 'inherit' })
if (codegen.status !== 0) process.exit(codegen.status ?? 1)
if (plan.needsPages) ensurePages()

followParent()
const codes = await runBeside(plan.runs, plan.environment)
process.exit(codes.find((code) => code !== 0) ?? 0)
