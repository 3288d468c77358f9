import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { SetupError } from '#bin/setup_error'
import { writeWhole } from '#domain/shared/runtime/whole_file'

export type Secrets = {
  appKey: string
  /** Names the embedded cluster where its data can't lie in DATA_DIR (see database/state.ts). */
  cluster: string
  superuser: string
  owner: string
  app: string
}

/** The installation's own passwords and keys: made once, kept in DATA_DIR/secrets.json (0600), never changed. */
export async function readOrMakeSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  if (!fs.existsSync(file)) await make(dataDir, file)
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets
  } catch (error) {
    throw new SetupError(
      `${file} can't be read (${(error as Error).message}). It holds the database's passwords and the key of what is encrypted: put it back from a backup. Where nothing was kept yet, remove ${dataDir} and start again.`
    )
  }
}

/** Of two first starts at once one wins and both agree. */
async function make(dataDir: string, file: string) {
  makeDataDir(dataDir)
  await writeWhole(file, JSON.stringify(randomSecrets(), null, 2), { onlyNew: true })
}

function makeDataDir(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    fs.accessSync(dataDir, fs.constants.W_OK)
  } catch {
    throw new SetupError(`DATA_DIR: ${dataDir} can't be written by this user.`)
  }
}

function randomSecrets(): Secrets {
  const random = () => randomBytes(32).toString('base64url')
  return {
    appKey: random(),
    cluster: randomBytes(6).toString('hex'),
    superuser: random(),
    owner: random(),
    app: random(),
  }
}
