import { constants, inflateRawSync } from 'node:zlib'
import { sheetLimits, SheetError } from '#domain/imports/sheets/sheet'

type Entry = { name: string; method: number; packed: number; unpacked: number; at: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
const fileMark = 0x04034b50
const endSize = 22
const longestComment = 0xffff

/**
 * The parts of a zip archive that `wanted` accepts. Its declared sizes are held against the limits
 * before anything is unpacked, and unpacking stops where a part outgrows what was declared.
 */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = directoryOf(file)
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (unpacked > sheetLimits.unpacked) throw new SheetError('too_large')
  if (entries.some((entry) => entry.unpacked > entry.packed * sheetLimits.ratio + 1024)) {
    throw new SheetError('too_large')
  }
  return new Map(
    entries.filter(({ name }) => wanted(name)).map((entry) => [entry.name, contentOf(file, entry)])
  )
}

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
      name: file.toString('utf8', at + 46, at + 46 + name!),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    }
    at += 46 + name! + extra! + comment!
    return entry
  })
}

function endOf(file: Buffer) {
  const last = Math.max(0, file.length - endSize - longestComment)
  for (let at = file.length - endSize; at >= last; at--) {
    if (file.readUInt32LE(at) === endMark) return at
  }
  throw unreadable()
}

function contentOf(file: Buffer, { at, packed, unpacked, method }: Entry) {
  if (at + 30 > file.length || file.readUInt32LE(at) !== fileMark) throw unreadable()
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const content = file.subarray(start, start + packed)
  if (method === 0 && packed === unpacked) return content
  if (method !== 8) throw unreadable()
  try {
    const room = Math.max(1, unpacked)
    return inflateRawSync(content, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw code === 'ERR_BUFFER_TOO_LARGE' ? new SheetError('too_large') : unreadable()
  }
}

const unreadable = () => new SheetError('unreadable')
