import { spawn } from 'node:child_process'
import { test } from '@japa/runner'

test.group('The benchmarks', () => {
  test('every figure can be measured, and every target answers as it should', async ({
    assert,
  }) => {
    const child = spawn('npm', ['run', 'bench'], {
      env: { ...process.env, NODE_ENV: 'production', BENCH_SHORT: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        // It takes minutes: the log of a run says which figure it has come to
        process.stderr.write(part)
      })
    const code = await new Promise((done) => child.once('close', done))
    assert.equal(code, 0, output)
    assert.notInclude(output, 'FAILED:')
  })
})
