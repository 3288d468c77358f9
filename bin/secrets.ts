import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { join } from 'node:path'
import { SetupError } from '#bin/setup_error'

export type Secrets = {
  appKey: string
  /** Names the embedded cluster where its data can't lie in DATA_DIR (see database/state.ts). */
  cluster: string
  superuser: string
  owner: string
  app: string
}

/** The installation's own passwords and keys: made once, kept in DATA_DIR/secrets.json (0600), never changed. */
export function readOrMakeSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json')
  if (!fs.existsSync(file)) make(dataDir, file)
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Secrets
  } catch (error) {
    throw new SetupError(`${file} can't be read (${(error as Error).message}).`)
  }
}

/** The link is what makes the file exist, so that of two first starts at once one wins and both agree. */
function make(dataDir: string, file: string): void {
  makeDataDir(dataDir)
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, JSON.stringify(randomSecrets(), null, 2), { mode: 0o600 })
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
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
