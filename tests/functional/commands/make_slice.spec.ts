import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { check, resolveConfig } from 'prettier'
import { folderForSlices, makeSlice } from '#tests/helpers/run/make_slice'

async function filesIn(root: string) {
  const found = await readdir(root, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [file.slice(root.length + 1), await readFile(file, 'utf8')] as const
  })
  return new Map(await Promise.all(read))
}

const keysOf = (words: object, path = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`)
  )

test.group('make:slice', (group) => {
  let root: string

  group.each.setup(async () => {
    root = await folderForSlices()
    return () => rm(root, { recursive: true })
  })

  for (const [one, many, shape, files] of [
    ['room', 'rooms', [], ['app/admin/rooms/room_catalogue.ts']],
    [
      'exam_category',
      'exam_categories',
      [],
      ['app/admin/exam_categories/exam_category_catalogue.ts'],
    ],
    [
      'exam_room',
      'exam_rooms',
      ['--written-out'],
      [
        'domain/teaching/exam_rooms/actions/create_exam_room.ts',
        'app/admin/exam_rooms/exam_rooms_controller.ts',
        'app/admin/exam_rooms/exam_room_archives_controller.ts',
      ],
    ],
  ] as const) {
    test(`writes all of ${one}, formatted, and names it everywhere`, async ({ assert }) => {
      const before = await filesIn(root)
      const asked = [one, '--arabic=القاعات', `--into=${root}`, ...shape]
      const room = shape.length === 0 ? 'catalogue' : many
      const { exitCode, said } = await makeSlice(...asked)
      assert.equal(exitCode, 0, said)
      assert.notInclude(said, 'by hand')
      const after = await filesIn(root)
      const written = [...after].filter(([file, text]) => before.get(file) !== text)
      for (const file of [
        ...files,
        `domain/teaching/${room}/${one}_record.ts`,
        `domain/teaching/${room}/queries/list_${many}.ts`,
        `database/migrations/001_${many}.ts`,
        `app/admin/${many}/routes.ts`,
        `app/admin/${many}/${one}_list_transformer.ts`,
        `inertia/components/${many}/${one}_form.tsx`,
        `inertia/pages/admin/${many}/show.tsx`,
        `tests/functional/admin/${many}/${many}.spec.ts`,
      ]) {
        assert.isTrue(after.has(file), file)
      }
      assert.equal(after.has(`app/admin/${many}/${one}_catalogue.ts`), shape.length === 0)
      const config = await resolveConfig(app.makePath('package.json'))
      for (const [file, text] of written) {
        if (file.startsWith('.adonisjs')) continue
        assert.isTrue(await check(text, { ...config, filepath: file }), file)
        assert.notMatch(text, /\{\{ |^--- /m, file)
      }
      const words = (lang: string) => JSON.parse(after.get(`resources/lang/${lang}/${many}.json`)!)
      assert.deepEqual(keysOf(words('ar')), keysOf(words('en')))
      assert.equal(words('ar').title, 'القاعات')
      const routes = after.get('app/admin/routes.ts')!
      assert.include(routes, `import '#app/admin/${many}/routes'`)
      assert.match(routes, new RegExp(`^  ${many}: .*(${one}_export|Catalogue)'?\\),$`, 'm'))
      assert.include(
        after.get('domain/shared/areas/areas.ts')!,
        `record: { one: '${one}', named: 'name'`
      )
      const touched = [...before.keys()].filter((file) => before.get(file) !== after.get(file))
      assert.isAtMost(touched.filter((file) => !file.startsWith('.adonisjs')).length, 5)
    })
  }

  test('refuses a name that is taken, and changes nothing', async ({ assert }) => {
    await makeSlice('room', `--into=${root}`)
    const before = await filesIn(root)
    const again = await makeSlice('room', `--into=${root}`)
    assert.equal(again.exitCode, 1)
    assert.include(again.said, 'app/admin/rooms is there already')
    assert.deepEqual(await filesIn(root), before)
    assert.equal((await makeSlice('subject')).exitCode, 1)
  })

  test('refuses {$self}, and writes nothing')
    .with(['Room', 'exam-room', 'exam room', '../room', 'room1', '_room'])
    .run(async ({ assert }, name) => {
      const before = await filesIn(root)
      const { exitCode } = await makeSlice(name, `--into=${root}`)
      assert.equal(exitCode, 1)
      assert.deepEqual(await filesIn(root), before)
    })

  test('refuses a context there is none of, and one and several alike', async ({ assert }) => {
    assert.equal((await makeSlice('room', '--context=cooking', `--into=${root}`)).exitCode, 1)
    assert.equal((await makeSlice('sheep', '--plural=sheep', `--into=${root}`)).exitCode, 1)
  })
})
