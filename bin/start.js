/** `npm start`: everything a fresh clone needs, then the server. Plain JavaScript: it runs before anything is built. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from './launch/ensure_build.js'
import { followParent } from './launch/follow_parent.js'
import { leanMemory } from './launch/lean_memory.js'
import { requireNode } from './launch/require_node.js'

requireNode()
leanMemory()
const root = fileURLToPath(new URL('../', import.meta.url))
process.chdir(root)
ensureBuild()

enableCompileCache('build/.compiled')
process.env.NODE_ENV ??= 'production'
process.env.ENV_PATH = root
followParent()
await import('../build/bin/server.js')
