/** `npm run dev`: serves from source and swaps what changes into the running pages. */
import { fileURLToPath } from 'node:url'
import { followParent } from './launch/follow_parent.js'
import { requireNode } from './launch/require_node.js'

requireNode()
process.chdir(fileURLToPath(new URL('../', import.meta.url)))
followParent()

const [node] = process.argv
process.argv = [node, 'ace.js', 'serve', '--hmr', '--no-clear', ...process.argv.slice(2)]
await import('../ace.js')
