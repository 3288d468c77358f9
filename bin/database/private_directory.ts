import fs from 'node:fs'
import type { ServerUser } from '#bin/database/server_user'
import { SetupError } from '#bin/setup_error'

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
