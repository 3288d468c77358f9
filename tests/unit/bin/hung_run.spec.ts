import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

type Record = { tests: { file: string }[]; running?: { file: string } }

/** The launcher is JavaScript, because it runs before anything is set up. */
const launcher = new URL('../../../bin/launch/hung_run.js', import.meta.url).href
const { unbegunFiles, freePort, watchRun } = (await import(launcher)) as {
  unbegunFiles(files: string[], record: Record): string[]
  freePort(): Promise<number>
  watchRun(
    record: string,
    child: ReturnType<typeof spawn>,
    port: number,
    silence: number
  ): () => Promise<string> | undefined
}

test.group('A test run that hangs', (group) => {
  let folder = ''
  group.each.setup(() => {
    folder = fs.mkdtempSync(join(tmpdir(), 'hung run '))
    fs.writeFileSync(join(folder, 'record'), '')
    return () => fs.rmSync(folder, { recursive: true })
  })
  const record = () => join(folder, 'record')
  async function watched(code: string) {
    const port = await freePort()
    const words = [`--inspect-port=${port}`, '--eval', code]
    const child = spawn(process.execPath, words, { stdio: 'ignore' })
    return { child, unwatch: watchRun(record(), child, port, 1000) }
  }

  test('is killed, and tells in which loop it is', async ({ assert }) => {
    const { child, unwatch } = await watched(
      'function goesRoundForEver() { for (;;); }; goesRoundForEver()'
    )
    const [, signal] = await once(child, 'close')
    assert.equal(signal, 'SIGKILL')
    assert.match((await unwatch())!, /^at goesRoundForEver \(.*:1\)/)
  })

  test('is left alone while its record grows', async ({ assert }) => {
    const growing = setInterval(() => fs.appendFileSync(record(), '{}'), 50)
    const { child, unwatch } = await watched('setTimeout(() => process.exit(7), 1500)')
    const [code] = await once(child, 'close')
    clearInterval(growing)
    assert.equal(code, 7)
    assert.isUndefined(unwatch())
  })

  test('leaves the files that have not begun to another run', ({ assert }) => {
    const unbegun = unbegunFiles(['a', 'b', 'c', 'd'], {
      tests: [{ file: 'a' }, { file: 'b' }],
      running: { file: 'c' },
    })
    assert.deepEqual(unbegun, ['d'])
  })
})
