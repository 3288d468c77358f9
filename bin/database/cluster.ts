import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { join } from 'node:path'
import { serverEnvironment } from '#bin/database/binaries'
import type { Binaries } from '#bin/database/binaries'
import { privateDirectory } from '#bin/database/state'
import type { State } from '#bin/database/state'
import type { Secrets } from '#bin/secrets'
import { SetupError } from '#bin/setup_error'
import { keepFolder, writeWhole } from '#domain/shared/runtime/whole_file'

/** Makes the cluster when there is none. Throws when the one there is belongs to another major version. */
export async function ensureCluster(state: State, binaries: Binaries, secrets: Secrets) {
  const major = majorOf(state.data)
  if (major === undefined) await makeCluster(state, binaries, secrets)
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

/**
 * Names of a UTF-8 character type on Linux and macOS. Trigrams ask it what a letter is: under plain C no Arabic letter
 * is one, and a search would read the whole centre.
 */
const characterTypes = ['C.UTF-8', 'UTF-8', 'C']

/** The rename is what makes the cluster exist: an interrupted initdb leaves only `making`, which the next start clears. */
async function makeCluster(state: State, binaries: Binaries, secrets: Secrets) {
  let refusal = ''
  for (const characterType of characterTypes) {
    fs.rmSync(state.making, { recursive: true, force: true })
    privateDirectory(state.making, state.user)
    const made = join(state.making, 'data')
    const run = await initialise(state, binaries, made, characterType, secrets)
    if (run.status === 0) {
      fs.rmSync(state.data, { recursive: true, force: true })
      fs.renameSync(made, state.data)
      await keepFolder(state.root)
      fs.rmSync(state.making, { recursive: true })
      return
    }
    refusal = run.error?.message ?? run.stderr
  }
  throw new Error(`initdb: ${refusal}`)
}

async function initialise(
  state: State,
  binaries: Binaries,
  folder: string,
  characterType: string,
  secrets: Secrets
) {
  const passwordFile = await writePassword(state, secrets.superuser)
  const words = initdbArguments(folder, passwordFile, characterType)
  const run = spawnSync(binaries.command('initdb'), words, {
    ...state.user,
    cwd: state.making,
    encoding: 'utf8',
    env: serverEnvironment(),
  })
  fs.rmSync(passwordFile)
  return run
}

function initdbArguments(folder: string, passwordFile: string, characterType: string): string[] {
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
    `--lc-ctype=${characterType}`,
    '--no-instructions',
  ]
}

async function writePassword(state: State, password: string): Promise<string> {
  const file = join(state.making, 'password')
  await writeWhole(file, `${password}\n`)
  if (state.user) fs.chownSync(file, state.user.uid, state.user.gid)
  return file
}
