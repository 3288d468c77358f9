import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from '#bin/database/binaries'
import { privateDirectory } from '#bin/database/private_directory'
import { serverEnvironment } from '#bin/database/server_environment'
import type { State } from '#bin/database/state'
import type { Secrets } from '#bin/secrets'
import { SetupError } from '#bin/setup_error'

/** Makes the cluster when there is none. Throws when the one there is belongs to another major version. */
export function ensureCluster(state: State, binaries: Binaries, secrets: Secrets): void {
  const major = majorOf(state.data)
  if (major === undefined) makeCluster(state, binaries, secrets)
  else if (major !== binaries.major) {
    throw new SetupError(
      `The data in ${state.data} were written by PostgreSQL ${major}; this Markaz comes with ${binaries.major}. Start the Markaz that wrote them, or set DATABASE_URL.`
    )
  }
}

function majorOf(data: string): number | undefined {
  const file = join(data, 'PG_VERSION')
  return fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) : undefined
}

/** The rename is what makes the cluster exist: an interrupted initdb leaves only `making`, which the next start clears. */
function makeCluster(state: State, binaries: Binaries, secrets: Secrets): void {
  fs.rmSync(state.making, { recursive: true, force: true })
  privateDirectory(state.making, state.user)
  const made = join(state.making, 'data')
  const passwordFile = writePassword(state, secrets.superuser)
  const run = spawnSync(binaries.command('initdb'), initdbArguments(made, passwordFile), {
    ...state.user,
    cwd: state.making,
    encoding: 'utf8',
    env: serverEnvironment(),
  })
  fs.rmSync(passwordFile)
  if (run.status !== 0) throw new Error(`initdb: ${run.error?.message ?? run.stderr}`)
  fs.rmSync(state.data, { recursive: true, force: true })
  fs.renameSync(made, state.data)
  fs.rmSync(state.making, { recursive: true })
}

function initdbArguments(folder: string, passwordFile: string): string[] {
  return [
    `--pgdata=${folder}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--data-checksums',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]
}

function writePassword(state: State, password: string): string {
  const file = join(state.making, 'password')
  fs.writeFileSync(file, `${password}\n`, { mode: 0o600 })
  if (state.user) fs.chownSync(file, state.user.uid, state.user.gid)
  return file
}
