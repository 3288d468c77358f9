import fs from 'node:fs/promises'
import { basename } from 'node:path'
import type { FileHandle } from 'node:fs/promises'

type Cleanup = (run: () => void) => void

/**
 * Tells every step by which files get to the disk from now on, as the file system is asked for it: `written` with or
 * without being flushed, `renamed`, `linked`, and `kept` for a folder or a file that was flushed.
 */
export function watchDisk(cleanup: Cleanup) {
  const steps: string[] = []
  const usual = { ...fs }
  cleanup(() => void Object.assign(fs, usual))
  Object.assign(fs, {
    writeFile: async (...words: Parameters<typeof fs.writeFile>) => {
      await usual.writeFile(...words)
      const { flush } = words[2] as { flush?: boolean }
      steps.push(`written ${flush ? 'through' : 'to the cache'}`)
    },
    rename: async (from: string, to: string) => {
      await usual.rename(from, to)
      steps.push(`renamed ${basename(to)}`)
    },
    link: async (from: string, to: string) => {
      await usual.link(from, to)
      steps.push(`linked ${basename(to)}`)
    },
    open: async (...words: Parameters<typeof fs.open>) => {
      const handle = await usual.open(...words)
      return told(handle, () => void steps.push(`kept ${String(words[0])}`))
    },
  })
  return steps
}

function told(handle: FileHandle, tell: () => void) {
  const sync = handle.sync.bind(handle)
  handle.sync = () => sync().then(tell)
  return handle
}

/** From now on nothing in `folder` gets to the disk until it is let go: resolves when somebody waits for it. */
export function stopDisk(cleanup: Cleanup, folder: RegExp) {
  const { open } = fs
  const waiting = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  cleanup(() => {
    fs.open = open
    gate.resolve()
  })
  fs.open = async (...words) => {
    const handle = await open(...words)
    if (!folder.test(String(words[0]))) return handle
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      waiting.resolve()
      await gate.promise
      await sync()
    }
    return handle
  }
  return { waiting: waiting.promise, letGo: gate.resolve }
}
