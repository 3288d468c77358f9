import fs from 'node:fs'

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
