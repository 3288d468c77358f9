import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Secrets } from '#bin/secrets'
import { SetupError } from '#bin/setup_error'

export type State = {
  root: string
  data: string
  /** A half-made cluster; renamed to `data` when it is whole. */
  making: string
  /** Of the Unix socket; entered by the server's user alone. */
  run: string
  log: string
  lock: string
  users: string
  user: ServerUser | undefined
}

/** Where root's clusters go: a folder that the server's user can enter. */
const SYSTEM_STATE = '/var/lib/markaz'
/** A socket's path holds 107 bytes, its file name takes 14. */
const LONGEST_RUN = 90

export function embeddedState(
  dataDir: string,
  secrets: Secrets,
  user: ServerUser | undefined
): State {
  const root = user ? join(SYSTEM_STATE, secrets.cluster) : join(dataDir, 'postgres')
  fs.mkdirSync(dirname(root), { recursive: true, mode: user ? 0o711 : 0o700 })
  fs.mkdirSync(root, { recursive: true, mode: user ? 0o711 : 0o700 })
  if (user) for (const path of [dirname(root), root]) fs.chmodSync(path, 0o711)
  return {
    root,
    user,
    data: join(root, 'data'),
    making: join(root, 'making'),
    run: privateDirectory(runDirectory(root), user),
    log: join(root, 'postgres.log'),
    lock: join(root, 'launch.lock'),
    users: privateDirectory(join(root, 'users'), undefined),
  }
}

function runDirectory(root: string): string {
  const near = join(root, 'run')
  if (Buffer.byteLength(near) <= LONGEST_RUN) return near
  const key = createHash('sha256').update(root).digest('hex').slice(0, 12)
  return join(tmpdir(), `markaz-${process.getuid?.() ?? ''}-${key}`)
}

/** Makes a directory that only its owner may enter and refuses one that somebody else prepared. */
export function privateDirectory(path: string, owner: ServerUser | undefined): string {
  fs.mkdirSync(path, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return path
  const uid = owner?.uid ?? process.getuid!()
  const before = fs.lstatSync(path)
  if (before.isSymbolicLink() || ![uid, process.getuid!()].includes(before.uid)) {
    throw new SetupError(`${path} belongs to somebody else.`)
  }
  fs.chmodSync(path, 0o700)
  if (owner) fs.chownSync(path, owner.uid, owner.gid)
  return path
}

export type ServerUser = { uid: number; gid: number }

const NOBODY: ServerUser = { uid: 65_534, gid: 65_534 }

/** PostgreSQL refuses to run as root: then it runs as `postgres`, else `nobody`. Undefined: as ourselves. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readAccounts()
  const account = accounts.get('postgres') ?? accounts.get('nobody')
  return account ?? NOBODY
}

function readAccounts(): Map<string, ServerUser> {
  if (!fs.existsSync('/etc/passwd')) return new Map()
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  const entries = lines.map((line) => line.split(':')).filter((fields) => fields.length >= 4)
  return new Map(
    entries.map(([name, , uid, gid]) => [name!, { uid: Number(uid), gid: Number(gid) }])
  )
}
