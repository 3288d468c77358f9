import { test } from '@japa/runner'
import fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { componentsOfLists } from '#vite/bundles'

const root = resolve(import.meta.dirname, '../../..')

const entries = [
  'inertia/app.tsx',
  'inertia/layouts/admin.tsx',
  'inertia/pages/admin/students/index.tsx',
]

const imports = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'([^']+)'/gm

const fileOf = (from: string, name: string) => {
  const path = name.startsWith('~/')
    ? join(root, 'inertia', name.slice(2))
    : resolve(dirname(from), name)
  return [`${path}.tsx`, `${path}.ts`, path].find((file) => fs.existsSync(file))
}

const isComponent = (name: string) =>
  fs.existsSync(join(root, 'node_modules/@mantine/core/esm/components', name))

/**
 * The files that import a component of Mantine, by its name, among all that a browser fetches with the
 * list of students.
 */
function drawnComponents() {
  const components = new Map<string, string>()
  const files = new Set(entries.map((entry) => join(root, entry)))
  for (const file of files) {
    for (const [, names = '', from] of fs.readFileSync(file, 'utf8').matchAll(imports)) {
      if (from === '@mantine/core') {
        for (const name of names.match(/(?<!type\s+)\b[A-Z]\w+/g) ?? [])
          if (isComponent(name)) components.set(name, file)
      } else if (/^(~\/|\.)/.test(from!)) {
        const imported = fileOf(file, from!)
        if (imported && /\.tsx?$/.test(imported)) files.add(imported)
      }
    }
  }
  return components
}

test.group('The first load of the list of students', () => {
  test('draws with no component that would bring those of forms and dialogs along', ({
    assert,
  }) => {
    const components = drawnComponents()
    assert.isTrue(components.has('Button'))
    const others = [...components].filter(([name]) => !componentsOfLists.includes(name))
    assert.deepEqual(others, [])
  })
})
