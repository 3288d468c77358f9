import { documentTypes, type DocumentEnding } from '#domain/shared/choices/file_types'

type Mark = readonly [at: number, text: string]

const marks: Record<DocumentEnding, readonly Mark[]> = {
  pdf: [[0, '%PDF-']],
  jpg: [[0, '\u00ff\u00d8\u00ff']],
  png: [[0, '\u0089PNG\r\n\u001a\n']],
  webp: [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
}

export function documentType(bytes: Buffer) {
  const endings = Object.keys(documentTypes) as DocumentEnding[]
  const ending = endings.find((one) =>
    marks[one].every(([at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark)
  )
  return ending && { ending, mime: documentTypes[ending].mime }
}
