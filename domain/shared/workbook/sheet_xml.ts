/** A day is YYYY-MM-DD; an instant is wall-clock time, YYYY-MM-DD HH:MM. */
export type WorkbookCell = string | number | { day: string } | { instant: string } | null

/** Style numbers of styles.xml. */
export const styles = { heading: 1, day: 2, instant: 3 } as const

const head =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
const dayZero = Date.UTC(1899, 11, 30)
const dayLength = 86_400_000
const unwritable = /[^\P{Cc}\t\n\r\u007f-\u009f]|[\ufffe\uffff]/gu
/** Readers take _x0041_ for the letter of that number. */
const likeEscape = /_(?=x[\dA-F]{4}_)/gi
const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const sheetHead = (rightToLeft: boolean, widths: number[]) =>
  `${head}<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths
    .map(
      (width, place) =>
        `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`
    )
    .join('')}</cols><sheetData>`

export const sheetFoot = '</sheetData></worksheet>'

/**
 * `number` counts from 1. Text is always text, even what looks like a formula (security §5, row
 * 23).
 */
export const rowXml = (cells: WorkbookCell[], number: number, style?: number) =>
  `<row r="${number}">${cells
    .map((cell, place) => cellXml(cell, `r="${letters(place)}${number}"`, style))
    .join('')}</row>`

function cellXml(cell: WorkbookCell, at: string, style?: number) {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
  if (typeof cell === 'string') {
    const styled = style ? ` s="${style}"` : ''
    return `<c ${at} t="inlineStr"${styled}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  }
  const isDay = 'day' in cell
  const instant = isDay ? `${cell.day}T00:00:00Z` : `${cell.instant.replace(' ', 'T')}:00Z`
  return `<c ${at} s="${isDay ? styles.day : styles.instant}"><v>${serial(instant)}</v></c>`
}

function letters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : letters(Math.floor(place / 26) - 1) + last
}

const escaped = (text: string) =>
  text
    .replace(unwritable, '')
    .replace(likeEscape, '_x005F_')
    .replace(/[&<>]/g, (mark) => marks[mark]!)

/** Days since 30 December 1899, as spreadsheets count them. */
function serial(instant: string) {
  const days = (Date.parse(instant) - dayZero) / dayLength
  // Excel calls a whole file damaged that has one such cell
  if (Number.isNaN(days)) throw new Error(`Neither a day nor an instant: ${instant}`)
  return Number(days.toFixed(6))
}
