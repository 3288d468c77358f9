import { globSync } from 'node:fs'
import { test } from '@japa/runner'
import { DrawnComponents } from '#tests/helpers/pages/drawn_components'

/** Components the gallery doesn't show, each with why. */
const exceptions: Record<string, string> = {}

const gallery = globSync('inertia/pages/preview/*.tsx')

test.group('The gallery', () => {
  test('A12 shows every component of inertia/ui', ({ assert }) => {
    const components = new DrawnComponents()
    const all = components.exportedFrom('inertia/ui/')
    const drawn = components.from(gallery)
    assert.isAbove(all.length, 80)
    assert.deepEqual(
      all.filter((component) => !drawn.has(component) && !(component in exceptions)),
      []
    )
    assert.deepEqual(
      Object.keys(exceptions).filter((component) => drawn.has(component)),
      []
    )
  })

  test('a component is drawn by whoever names it, in a file, from another or later', ({
    assert,
  }) => {
    const components = new DrawnComponents({
      'inertia/pages/page.tsx': `
        import { Shown, type Props } from '~/ui/shown'
        import { Idle } from '~/ui/idle'
        const Later = lazyPart(() => import('~/ui/later'))
        export default function Page() { return <><Shown /><Beside /></> }
        function Beside() { return <Later /> }
        function Nobody() { return <Idle /> }`,
      'inertia/ui/shown.tsx': `
        export function Shown() { return <Inner /> }
        function Inner() { return null }
        export function Forgotten() { return null }`,
      'inertia/ui/later.tsx': 'export default function Later() { return null }',
      'inertia/ui/idle.tsx': 'export function Idle() { return null }',
    })
    const drawn = components.from(['inertia/pages/page.tsx'])
    const all = components.exportedFrom('inertia/ui/')
    assert.lengthOf(all, 4)
    assert.deepEqual(
      all.filter((component) => !drawn.has(component)),
      ['inertia/ui/shown.tsx#Forgotten', 'inertia/ui/idle.tsx#Idle']
    )
  })
})
