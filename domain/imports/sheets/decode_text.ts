import { SheetError } from '#domain/imports/sheets/sheet'

const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

const looked = 4096
const unwritten = /[^\P{Cc}\t\n\v\f\r\u0080-\u009f]|\uffff/u

/**
 * Tries the byte order mark, then UTF-16 when every other byte repeats, then UTF-8, then windows-1256, in
 * which Excel saves Arabic by default (domain §1.17). What can't be read stands as U+FFFD.
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

/**
 * A file with a wrong or cut byte in it is still UTF-8: letters of several bytes that are whole outnumber
 * those that aren't. In windows-1256 hardly two letters look like one whole letter of UTF-8.
 */
function narrowEncodingOf(bytes: Uint8Array) {
  let whole = 0
  let broken = 0
  for (let at = 0; at < bytes.length;) {
    const length = lengthOf(bytes, at)
    if (length > 1) whole++
    if (length === 0) broken++
    at += length || 1
  }
  return broken === 0 || whole > broken ? 'utf-8' : 'windows-1256'
}

/** In bytes, of the letter that begins here; 0 if none does. */
function lengthOf(bytes: Uint8Array, at: number) {
  const first = bytes[at]!
  if (first < 0x80) return 1
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  if (first < 0xc2 || first > 0xf4) return 0
  for (let next = 1; next < length; next++) if ((bytes[at + next]! & 0xc0) !== 0x80) return 0
  return length
}
