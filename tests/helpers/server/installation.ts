import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from '@japa/runner/core'
import { type Binaries, findBinaries } from '#bin/database/binaries'
import { embeddedState, serverUser } from '#bin/database/state'
import type { State } from '#bin/database/state'
import { stopServer } from '#bin/database/server'
import { type Secrets, readOrMakeSecrets } from '#bin/secrets'

export type Installation = { dataDir: string; secrets: Secrets; state: State; binaries: Binaries }

/** A data directory of its own, with a space in its name; server and files are gone after the test. */
export async function newInstallation(test: Test): Promise<Installation> {
  const dataDir = emptyDataDir(test)
  return { dataDir, ...(await partsOf(dataDir)) }
}

export function emptyDataDir(test: Test): string {
  const folder = fs.mkdtempSync(join(tmpdir(), 'markaz '))
  const dataDir = join(folder, 'centre data')
  test.cleanup(async () => {
    const { state, binaries } = await partsOf(dataDir)
    await stopServer(state, binaries)
    for (const path of [state.run, state.root, folder])
      fs.rmSync(path, { recursive: true, force: true })
  })
  return dataDir
}

async function partsOf(dataDir: string) {
  const secrets = await readOrMakeSecrets(dataDir)
  const state = embeddedState(dataDir, secrets, serverUser())
  return { secrets, state, binaries: await findBinaries(serverUser()) }
}
