import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { makeSlice } from '#tests/helpers/slices'

const run = promisify(execFile)
const left = new Set(['node_modules', 'build', '.git', 'storage', 'tmp'])

/** The sources alone, with the packages of this checkout. */
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

test.group('make:slice', () => {
  test('a new slice is generated, typed, linted and formatted as it comes', async ({ assert }) => {
    const root = await copyOfSources()
    try {
      for (const one of ['room', 'exam_category']) {
        assert.equal((await makeSlice(one, `--into=${root}`)).exitCode, 0)
      }
      const node = (...args: string[]) => run(process.execPath, args, { cwd: root })
      await node('ace.js', 'codegen')
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
