export type Address = { column: number | undefined; row: number | undefined }

const none: Address = { column: undefined, row: undefined }

/** Both count from 1; undefined is what the address leaves out, or all of it if it is none. */
export function addressOf(text: string | undefined): Address {
  const parts = /^\$?([A-Za-z]{0,3})\$?(\d{0,7})$/.exec(text ?? '')
  if (!parts) return none
  const [, letters = '', digits = ''] = parts
  return { column: columnOf(letters.toUpperCase()), row: Number(digits) || undefined }
}

function columnOf(letters: string) {
  let column = 0
  for (let at = 0; at < letters.length; at++) column = column * 26 + letters.charCodeAt(at) - 64
  return column || undefined
}
