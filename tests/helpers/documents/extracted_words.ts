import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A word of Arabic letters and the marks on them. */
const word = /[\p{Script=Arabic}\p{Mn}]{2,}/gu

export const arabicWords = (text: string) => [...new Set(text.match(word) ?? [])]

/** All the texts that a document is written from. */
export const textsOf = (data: unknown): string => {
  if (typeof data === 'string') return `${data}\n`
  return data && typeof data === 'object' ? Object.values(data).map(textsOf).join('') : ''
}

/** What pdf.js, the reader of Firefox, finds in a PDF, and pdftotext of poppler where the machine has it. */
export async function extractedTexts(pdf: Uint8Array): Promise<Record<string, string>> {
  return { 'pdf.js': await textByPdfJs(pdf), ...textByPoppler(pdf) }
}

async function textByPdfJs(pdf: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
  }
  await document.loadingTask.destroy()
  return text
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
  const found = new Set(arabicWords(text))
  const lost = words.filter((one) => !found.has(one))
  return { lost, percent: (100 * lost.length) / words.length }
}
