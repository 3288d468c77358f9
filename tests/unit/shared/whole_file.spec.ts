import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { WholeDisk } from '#core/files/whole_disk'
import { writeWhole } from '#domain/shared/runtime/whole_file'
import { watchDisk } from '#tests/helpers/server/disk'

test.group('A file that is written whole', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await fs.mkdtemp(join(tmpdir(), 'whole '))
    return () => fs.rm(folder, { recursive: true })
  })

  test('is on the disk, then in its place, then its new folders are on the disk', async (context) => {
    const steps = watchDisk(context.test.cleanup.bind(context.test))
    const file = join(folder, 'a/b/file')
    await writeWhole(file, 'text')
    context.assert.deepEqual(steps.slice(0, 5), [
      'written through',
      'renamed file',
      `kept ${folder}/a/b`,
      `kept ${folder}/a`,
      `kept ${folder}`,
    ])
    context.assert.equal(await fs.readFile(file, 'utf8'), 'text')
    context.assert.equal((await fs.stat(file)).mode & 0o777, 0o600)
    context.assert.equal((await fs.stat(join(folder, 'a'))).mode & 0o777, 0o700)
  })

  test('replaces another one and leaves no draft', async ({ assert }) => {
    const file = join(folder, 'file')
    await Promise.all(['one', 'two'].map((text) => writeWhole(file, text)))
    await writeWhole(file, 'three')
    assert.equal(await fs.readFile(file, 'utf8'), 'three')
    assert.deepEqual(await fs.readdir(folder), ['file'])
  })

  test('the first of several wins where it has to be new', async ({ assert }) => {
    const file = join(folder, 'file')
    const texts = ['one', 'two', 'three']
    const wins = await Promise.all(texts.map((text) => writeWhole(file, text, { onlyNew: true })))
    assert.lengthOf(wins.filter(Boolean), 1)
    assert.equal(await fs.readFile(file, 'utf8'), texts[wins.indexOf(true)])
    assert.deepEqual(await fs.readdir(folder), ['file'])
  })

  test('a write that fails leaves nothing', async ({ assert }) => {
    await fs.mkdir(join(folder, 'file/inside'), { recursive: true })
    await assert.rejects(() => writeWhole(join(folder, 'file'), 'text'), /EISDIR|ENOTEMPTY/)
    assert.deepEqual(await fs.readdir(folder), ['file'])
  })

  test('the drive writes every file so: {way}')
    .with([
      { way: 'put', act: (disk: WholeDisk) => disk.put('new/file', 'text') },
      {
        way: 'putStream',
        act: (disk: WholeDisk) => disk.putStream('new/file', Readable.from('text')),
      },
      { way: 'copy', act: (disk: WholeDisk) => disk.copy('old', 'new/file') },
      { way: 'move', act: (disk: WholeDisk) => disk.move('old', 'new/file') },
    ])
    .run(async (context, { way, act }) => {
      await fs.writeFile(join(folder, 'old'), 'text')
      const steps = watchDisk(context.test.cleanup.bind(context.test))
      const disk = new WholeDisk(folder)
      await act(disk)
      context.assert.deepEqual(steps.slice(0, 3), [
        'written through',
        'renamed file',
        `kept ${folder}/new`,
      ])
      context.assert.equal(await disk.get('new/file'), 'text')
      context.assert.equal(await disk.exists('old'), way !== 'move')
    })
})
