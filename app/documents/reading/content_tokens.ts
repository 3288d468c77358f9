const token =
  /\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<<|>>|<[0-9A-Fa-f\s]*>|[[\]]|\/?[^\s()<>[\]/]+/g

/**
 * Strings, the signs of arrays and dictionaries, and everything else are split by words. Typst
 * writes no text with braces in braces.
 */
export const contentTokens = (content: string): string[] => content.match(token) ?? []

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

export const isString = (text: string) => text.startsWith('(') || /^<[^<]/.test(text)

/** The two-byte codes of a string. */
export function codesOf(text: string): number[] {
  const bytes = text.startsWith('(') ? literal(text.slice(1, -1)) : hexadecimal(text.slice(1, -1))
  return Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(at * 2))
}

export const stringOf = (codes: number[]) => `<${codes.map(hexOf).join('')}>`

export const hexOf = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

const hexadecimal = (text: string) => Buffer.from(text.replace(/\s/g, ''), 'hex')

const literal = (text: string) =>
  Buffer.from(
    text.replace(/\\(\r\n|[0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
      /^[0-7]/.test(escaped)
        ? String.fromCharCode(Number.parseInt(escaped, 8))
        : /^[\r\n]/.test(escaped)
          ? ''
          : (escapes[escaped] ?? escaped)
    ),
    'latin1'
  )

/** Text of UTF-16, written in hexadecimal figures with or without a mark of its order. */
export function utf16Of(text: string): string {
  const bytes = hexadecimal(text.replace(/[<>]/g, '').replace(/^FEFF/i, ''))
  return Array.from({ length: bytes.length / 2 }, (_, at) =>
    String.fromCharCode(bytes.readUInt16BE(at * 2))
  ).join('')
}

export const utf16Hex = (text: string) =>
  Array.from({ length: text.length }, (_, at) => hexOf(text.charCodeAt(at))).join('')
