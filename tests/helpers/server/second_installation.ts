import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import type { Test } from '@japa/runner/core'
import { ApiClient } from '@japa/api-client'
import { freePort } from '#bin/database/connection'
import { newInstallation } from '#tests/helpers/server/installation'

/**
 * A whole second installation in a process of its own: its database, its data, these settings and none of the tests'.
 * Answers what speaks to it; it is gone after the test.
 */
export async function startInstallation(
  test: Test,
  settings: Record<string, string>
): Promise<ApiClient> {
  const { dataDir } = await newInstallation(test)
  return startServer(test, dataDir, settings)
}

export async function startServer(test: Test, dataDir: string, settings: Record<string, string>) {
  const port = String(await freePort())
  await spawnServer(test, {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DEMO: 'false',
    PORT: port,
    DATA_DIR: dataDir,
    ENV_PATH: dirname(dataDir),
    ...settings,
  })
  return new ApiClient(`http://127.0.0.1:${port}`)
}

/** A server of the tests' own centres in a process of its own, which can be killed and started again at its port. */
export async function startSibling(test: Test, port: number) {
  const child = await spawnServer(test, {
    ...process.env,
    DATA_DIR: dirname(process.env.DATA_DIR!),
    PORT: String(port),
  })
  const kill = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  return { kill }
}

async function spawnServer(test: Test, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', 'bin/server.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  test.cleanup(() => stop(child))
  await whenOpen(child)
  return child
}

/** Told on its output; whatever it says before it ends early is the error. */
async function whenOpen(child: ChildProcess) {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const output of [child.stdout!, child.stderr!]) {
      output.on('data', (part: Buffer) => {
        said += part.toString()
        if (said.includes('Markaz is open')) resolve()
      })
    }
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
