/** In a thread, so that writing 100,000 rows keeps nobody waiting. */
import { parentPort, workerData } from 'node:worker_threads'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import { partsAround, sheetPart } from '#domain/shared/workbook/parts'
import {
  rowXml,
  sheetFoot,
  sheetHead,
  styles,
  type WorkbookCell,
} from '#domain/shared/workbook/sheet_xml'

export type WorkbookStart = { name: string; titles: string[]; rightToLeft: boolean }

export type WorkbookQuestion = { rows: WorkbookCell[][] }

export type WorkbookAnswer = { bytes: Uint8Array; isLast: boolean }

const level = 6
const widest = 40
const narrowest = 12

const port = parentPort!
const { name, titles, rightToLeft } = workerData as WorkbookStart
const written: Uint8Array[] = []
let isOver = false
let number = 1

const archive = new Zip((error, bytes, isLast) => {
  if (error) throw error
  written.push(bytes)
  isOver = isLast
})
for (const [part, content] of Object.entries(partsAround(name))) {
  const file = new ZipDeflate(part, { level })
  archive.add(file)
  file.push(strToU8(content), true)
}
const sheet = new ZipDeflate(sheetPart, { level })
archive.add(sheet)
const widths = titles.map(({ length }) => Math.min(widest, Math.max(narrowest, length + 4)))
sheet.push(strToU8(sheetHead(rightToLeft, widths) + rowXml(titles, number++, styles.heading)))

port.on('message', ({ rows }: WorkbookQuestion) => {
  sheet.push(
    strToU8(rows.map((row) => rowXml(row, number++)).join('') + (rows.length > 0 ? '' : sheetFoot)),
    rows.length === 0
  )
  if (rows.length === 0) archive.end()
  const bytes = Buffer.concat(written.splice(0))
  const own = new Uint8Array(bytes)
  port.postMessage({ bytes: own, isLast: isOver } satisfies WorkbookAnswer, [own.buffer])
})
