import { constants, createInflateRaw, inflateRawSync } from 'node:zlib'
import { sheetLimits, SheetError } from '#domain/imports/sheets/sheet'

type Entry = { name: string; method: number; packed: number; unpacked: number; at: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const fileMark = 0x04034b50
const endSize = 22
const longestComment = 0xffff
const chunkSize = 256 * 1024
const finishFlush = constants.Z_SYNC_FLUSH

/**
 * A zip archive. Its declared sizes are held against the limits before anything is unpacked, and
 * unpacking stops where a part outgrows its declared size. `isStreamed` names parts that are read
 * piece by piece and may be larger than what is held in memory.
 */
export class Archive {
  #file: Buffer
  #entries = new Map<string, Entry>()

  constructor(bytes: Uint8Array, isStreamed: (name: string) => boolean) {
    this.#file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const entries = directoryOf(this.#file)
    const sizes = Map.groupBy(entries, ({ name }) => isStreamed(name))
    if (sizeOf(sizes.get(false)) > sheetLimits.unpacked) throw new SheetError('too_large')
    if (sizeOf(sizes.get(true)) > sheetLimits.streamed) throw new SheetError('too_large')
    if (entries.some(({ unpacked, packed }) => unpacked > packed * sheetLimits.ratio + 1024)) {
      throw new SheetError('too_large')
    }
    for (const entry of entries) this.#entries.set(entry.name.toLowerCase(), entry)
  }

  get names() {
    return [...this.#entries.values()].map(({ name }) => name)
  }

  has(name: string) {
    return this.#entries.has(name.toLowerCase())
  }

  read(name: string): Buffer {
    const { content, entry } = this.#open(name)
    if (entry.method === 0) return content
    try {
      const maxOutputLength = Math.max(1, entry.unpacked)
      return inflateRawSync(content, { maxOutputLength, finishFlush })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw code === 'ERR_BUFFER_TOO_LARGE' ? new SheetError('too_large') : unreadable()
    }
  }

  async *stream(name: string): AsyncGenerator<Buffer> {
    const { content, entry } = this.#open(name)
    if (entry.method === 0) return yield content
    const inflate = createInflateRaw({ chunkSize, finishFlush })
    inflate.end(content)
    let size = 0
    try {
      for await (const chunk of inflate as AsyncIterable<Buffer>) {
        size += chunk.length
        if (size > entry.unpacked) throw new SheetError('too_large')
        yield chunk
      }
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code?.startsWith('Z_') ? unreadable() : error
    } finally {
      inflate.destroy()
    }
  }

  #open(name: string) {
    const entry = this.#entries.get(name.toLowerCase())
    if (!entry) throw unreadable()
    const { at, packed, unpacked, method } = entry
    const file = this.#file
    if (at + 30 > file.length || file.readUInt32LE(at) !== fileMark) throw unreadable()
    const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
    if (method !== 8 && (method !== 0 || packed !== unpacked)) throw unreadable()
    return { entry, content: file.subarray(start, start + packed) }
  }
}

const sizeOf = (entries: Entry[] = []) => entries.reduce((sum, { unpacked }) => sum + unpacked, 0)

function directoryOf(file: Buffer): Entry[] {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (count > sheetLimits.entries) throw new SheetError('too_large')
  let at = file.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (at + 46 > file.length || file.readUInt32LE(at) !== entryMark) throw unreadable()
    const [name, extra, comment] = [28, 30, 32].map((place) => file.readUInt16LE(at + place))
    const isEncrypted = (file.readUInt16LE(at + 8) & 1) === 1
    if (isEncrypted) throw unreadable()
    const entry = {
      name: plainPath(file.toString('utf8', at + 46, at + 46 + name!)),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    }
    at += 46 + name! + extra! + comment!
    return entry
  })
}

/** Some reporting servers write the paths of their parts as Windows does. */
const plainPath = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '')

function endOf(file: Buffer) {
  const last = Math.max(0, file.length - endSize - longestComment)
  for (let at = file.length - endSize; at >= last; at--) {
    if (file.readUInt32LE(at) === endMark) return at
  }
  throw unreadable()
}

const unreadable = () => new SheetError('unreadable')
