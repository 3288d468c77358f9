import fs from 'node:fs'
import { basename, join } from 'node:path'

type Link = { source: string; target: string }

/** npm packages hold no symbolic links: makes those the libraries need, so that no install script has to run. */
export function linkLibraries(native: string): void {
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
