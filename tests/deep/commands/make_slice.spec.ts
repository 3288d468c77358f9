import { execFile } from 'node:child_process'
import { cp, glob, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { makeSlice } from '#tests/helpers/run/make_slice'

const run = promisify(execFile)
const left = new Set(['node_modules', 'build', '.git', 'storage', 'tmp'])

async function copyOfSources() {
  const root = await mkdtemp(join(tmpdir(), 'slice-'))
  const from = app.makePath()
  await cp(from, root, {
    recursive: true,
    filter: (path) => !left.has(path.slice(from.length).split('/').find(Boolean) ?? ''),
  })
  await symlink(app.makePath('node_modules'), join(root, 'node_modules'))
  return root
}

async function sourcesIn(root: string) {
  const paths = await Array.fromAsync(
    glob(
      '{app,bin,commands,database,domain,inertia,resources,start,tests,vite}/**/*.{ts,tsx,json}',
      {
        cwd: root,
      }
    )
  )
  const read = paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)
  return new Map(await Promise.all(read))
}

test.group('make:slice', () => {
  test('a new slice of either shape is generated, typed, linted and formatted as it comes', async ({
    assert,
  }) => {
    const root = await copyOfSources()
    try {
      const before = await sourcesIn(root)
      for (const asked of [['textbook'], ['exam_category'], ['exam_room', '--written-out']]) {
        assert.equal((await makeSlice(...asked, `--into=${root}`)).exitCode, 0)
      }
      const after = await sourcesIn(root)
      const touched = [...before.keys()].filter((file) => before.get(file) !== after.get(file))
      assert.sameMembers(touched, [
        'app/admin/routes.ts',
        'domain/shared/areas/areas.ts',
        'inertia/layouts/menu/area_icons.ts',
        'resources/lang/ar/areas.json',
        'resources/lang/en/areas.json',
      ])
      const node = (...args: string[]) => run(process.execPath, args, { cwd: root })
      await node('ace.js', 'codegen')
      await node('ace.js', 'schema:types')
      await node('node_modules/typescript/bin/tsc', '--noEmit')
      await node(
        'node_modules/typescript/bin/tsc',
        '--noEmit',
        '--project',
        'inertia/tsconfig.json'
      )
      const folders = ['app', 'domain/teaching', 'inertia', 'tests/functional/admin', 'database']
      await node('node_modules/eslint/bin/eslint.js', ...folders)
      await node('node_modules/prettier/bin/prettier.cjs', '--check', ...folders, 'resources/lang')
    } finally {
      await rm(root, { recursive: true })
    }
  })
})
