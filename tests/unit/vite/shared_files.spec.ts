import { join } from 'node:path'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { sharedFiles } from '#vite/shared_files'

type Imports = Record<string, { now?: string[]; later?: string[]; bytes?: number }>

const root = '/site'
const path = (name: string) => join(root, 'inertia', name)

function filesOf(imports: Imports) {
  const fileOf = sharedFiles(root)
  const getModuleInfo = (id: string) => {
    const [, { now = [], later = [], bytes = 1 } = {}] =
      Object.entries(imports).find(([name]) => path(name) === id) ?? []
    const code = 'x'.repeat(bytes)
    return { code, importedIds: now.map(path), dynamicallyImportedIds: later.map(path) }
  }
  return (name: string) => fileOf(path(name), { getModuleInfo })
}

test.group('Files that pages share', () => {
  test('small parts of the same pages come together, and those of the first load or of one page by themselves', ({
    assert,
  }) => {
    const file = filesOf({
      'app.tsx': {
        now: ['frame'],
        later: ['pages/admin/students/index.tsx', 'one', 'two', 'three'],
      },
      'pages/admin/students/index.tsx': { now: ['table'] },
      'one': { now: ['table', 'field', 'dialog', 'alone'] },
      'two': { now: ['field', 'dialog', 'badge'] },
      'three': { now: ['frame', 'badge', 'field'] },
    })
    for (const name of ['frame', 'table', 'alone', 'one']) assert.isNull(file(name), name)
    assert.isNotNull(file('field'))
    assert.equal(file('dialog'), file('field'))
    assert.equal(file('badge'), file('field'))
  })

  test('a large part is fetched only by the pages that need it', ({ assert }) => {
    const file = filesOf({
      'app.tsx': { later: ['one', 'two', 'three', 'four'] },
      'one': { now: ['calendar', 'field'] },
      'two': { now: ['calendar', 'field'] },
      'three': { now: ['field'] },
      'four': { now: ['field'] },
      'calendar': { bytes: 50_000 },
    })
    assert.notEqual(file('calendar'), file('field'))
  })

  test('files never import each other in a circle', ({ assert }) => {
    const module = fc.record({
      now: fc.uniqueArray(fc.nat(11), { maxLength: 4 }),
      bytes: fc.nat(30_000),
    })
    const graph = fc.array(module, { minLength: 12, maxLength: 12 })
    const pages = fc.array(fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 4 }), {
      minLength: 2,
      maxLength: 6,
    })
    fc.assert(
      fc.property(graph, pages, (modules, imported) => {
        const imports: Imports = { 'app.tsx': { later: imported.map((_, page) => `page${page}`) } }
        for (const [page, now] of imported.entries())
          imports[`page${page}`] = { now: now.map((id) => `part${id}`) }
        for (const [id, { now, bytes }] of modules.entries())
          imports[`part${id}`] = {
            now: now.filter((next) => next > id).map((next) => `part${next}`),
            bytes,
          }
        assert.isFalse(hasCircle(imports, filesOf(imports)))
      }),
      { numRuns: 300 }
    )
  })
})

function hasCircle(imports: Imports, fileOf: (name: string) => string | null): boolean {
  const nodeOf = (name: string) => fileOf(name) ?? name
  const reached = new Map<string, Set<string>>()
  for (const [name, { now = [] }] of Object.entries(imports)) {
    const node = nodeOf(name)
    const others = now.map(nodeOf).filter((other) => other !== node)
    reached.set(node, new Set([...(reached.get(node) ?? []), ...others]))
  }
  return [...reached].some(([node, direct]) => {
    const all = new Set(direct)
    for (const next of all) for (const other of reached.get(next) ?? []) all.add(other)
    return all.has(node)
  })
}
