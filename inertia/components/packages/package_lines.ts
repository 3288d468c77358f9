export interface EditedLine {
  service: string
  quantity: string
}

/** Lines as one text, so that two people's edits can be compared and a draft can keep them. */
export const linesText = (lines: EditedLine[]): string =>
  lines.map(({ service, quantity }) => `${service}=${encodeURIComponent(quantity)}`).join(' ')

export function readLines(text: string): EditedLine[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [service = '', quantity = ''] = word.split('=')
      return { service, quantity: decodeURIComponent(quantity) }
    })
}
