import fs from 'node:fs'
import { test } from '@japa/runner'

const over = /import \{[^}]*\b(Menu|Drawer|Modal|Popover)\b[^}]*\} from '@mantine\/core'/

/** Opens where a piece is typed into, and closes with its focus. */
const without = ['inertia/ui/week_grid/grid_piece.tsx']

test.group('What opens over a page', () => {
  test('2.3 is closed by a step back, wherever the kit is asked for it', ({ assert }) => {
    const files = fs
      .readdirSync('inertia', { recursive: true, encoding: 'utf8' })
      .map((name) => `inertia/${name}`)
      .filter((name) => name.endsWith('.tsx') && !without.includes(name))
    const opening = files.filter((name) => over.test(fs.readFileSync(name, 'utf8')))
    assert.isAbove(opening.length, 5)
    const deaf = opening.filter(
      (name) => !fs.readFileSync(name, 'utf8').includes('useCloseOnBack(')
    )
    assert.deepEqual(deaf, [])
  })
})
