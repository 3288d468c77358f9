import { SheetError } from '#domain/imports/sheets/sheet'

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

const looked = 4096
const unwritten = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]|\uffff/u

/**
 * Tries the byte order mark, then UTF-16 when every other byte repeats, then UTF-8 when it is
 * valid, then windows-1256, in which Excel saves Arabic by default (domain §1.17).
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding = markOf(bytes) ?? wideEncodingOf(bytes) ?? narrowEncodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes)
  if (unwritten.test(text.slice(0, looked * 8))) throw new SheetError('unreadable')
  return { text, encoding }
}

const markOf = (bytes: Uint8Array) =>
  marks.find((mark) => mark.bytes.every((byte, place) => bytes[place] === byte))?.encoding

/** Without a mark: in UTF-16 one byte of each pair is 0 (Latin, digits, separators) or 6 (Arabic) nearly always. */
function wideEncodingOf(bytes: Uint8Array) {
  const part = bytes.subarray(0, looked - (looked % 2))
  const pages = [0, 0]
  for (const [place, byte] of part.entries()) if (byte === 0 || byte === 6) pages[place % 2]!++
  const most = (part.length / 2) * 0.9
  if (part.length < 4) return undefined
  if (pages[1]! >= most && pages[0]! < most / 2) return 'utf-16le'
  return pages[0]! >= most && pages[1]! < most / 2 ? 'utf-16be' : undefined
}

function narrowEncodingOf(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1256'
  }
}
