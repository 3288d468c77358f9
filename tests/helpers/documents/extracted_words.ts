import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'

/** A word of Arabic letters and the marks on them. */
const word = /[\p{Script=Arabic}\p{Mn}]{2,}/gu

export const arabicWords = (text: string) => [...new Set(text.match(word) ?? [])]

/** All the texts that a document is written from. */
export const textsOf = (data: unknown): string => {
  if (typeof data === 'string') return `${data}\n`
  return data && typeof data === 'object' ? Object.values(data).map(textsOf).join('') : ''
}

/** Reads a PDF with pdf.js, the reader of Firefox, and with pdftotext of poppler where the machine has it. */
export async function extractedTexts(pdf: Uint8Array): Promise<Record<string, string>> {
  return { 'pdf.js': await textByPdfJs(pdf), ...textByPoppler(pdf) }
}

async function textByPdfJs(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    let before: TextItem | undefined
    for (const item of items) {
      if (!('str' in item)) continue
      if (before && areApart(before, item)) text += ' '
      text += item.str + (item.hasEOL ? '\n' : '')
      before = item
    }
  }
  await document.loadingTask.destroy()
  return text
}

/** In sizes of the text: pdf.js itself takes a wider gap inside a text for a space. */
const widestGap = 0.1

/** Two texts are parts of one word only if one begins at the other's end. */
function areApart(one: TextItem, other: TextItem) {
  const [first, second] = one.transform[4] < other.transform[4] ? [one, other] : [other, one]
  const gap = Math.abs(second.transform[4] - first.transform[4] - first.width)
  const drop = Math.abs(one.transform[5] - other.transform[5])
  const size = Math.max(one.height, other.height)
  return gap > widestGap * size || drop > size
}

function textByPoppler(pdf: Uint8Array): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'markaz-paper-'))
  try {
    const file = join(folder, 'document.pdf')
    writeFileSync(file, pdf)
    return { pdftotext: execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Those of some words that a text doesn't have, and how many of a hundred they are. */
export function lostWords(words: string[], text: string) {
  const extracted = new Set(arabicWords(text))
  const lost = words.filter((one) => !extracted.has(one))
  return { lost, percent: (100 * lost.length) / words.length }
}
