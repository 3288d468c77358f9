import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import { dirname } from 'node:path'

type Options = {
  mode?: number
  /** Keeps a file that exists: of several writers the first one wins. */
  onlyNew?: boolean
}

/**
 * The one way to write files that must last: whole or not at all, even after a power cut. Written
 * beside its place, flushed to the disk, then moved there; its folders are made and flushed as
 * well. Answers whether it was written, which only `onlyNew` can deny.
 */
export async function writeWhole(
  file: string,
  contents: string | Uint8Array,
  { mode = 0o600, onlyNew = false }: Options = {}
): Promise<boolean> {
  const made = await fs.mkdir(dirname(file), { recursive: true, mode: 0o700 })
  if (made) onDisk.clear()
  const draft = `${file}.${randomUUID()}.draft`
  try {
    await fs.writeFile(draft, contents, { mode, flag: 'wx', flush: true })
    const isWritten = onlyNew ? await linked(draft, file) : await renamed(draft, file)
    await keepFolder(dirname(file))
    return isWritten
  } finally {
    await fs.rm(draft, { force: true })
  }
}

const renamed = (draft: string, file: string) => fs.rename(draft, file).then(() => true)

async function linked(draft: string, file: string) {
  try {
    await fs.link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

const onDisk = new Set<string>()

export async function keepFolder(folder: string): Promise<void> {
  await flush(folder)
  const parent = dirname(folder)
  if (parent === folder || onDisk.has(folder)) return
  await keepFolder(parent)
  onDisk.add(folder)
}

export async function keepTree(folder: string): Promise<void> {
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await flush(`${entry.parentPath}/${entry.name}`)
  }
  await keepFolder(folder)
}

/** Windows and some network drives can't, and folders above our own may be closed to us. */
const cannot = ['EACCES', 'EPERM', 'EISDIR', 'EINVAL', 'EBADF', 'ENOTSUP']

async function flush(path: string) {
  try {
    await using handle = await fs.open(path, 'r')
    await handle.sync()
  } catch (error) {
    if (!cannot.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
