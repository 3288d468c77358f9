export const documentTypes = {
  pdf: { name: 'PDF', mime: 'application/pdf' },
  jpg: { name: 'JPEG', mime: 'image/jpeg' },
  png: { name: 'PNG', mime: 'image/png' },
  webp: { name: 'WebP', mime: 'image/webp' },
} as const

export type DocumentEnding = keyof typeof documentTypes

export const documentTypeNames = Object.values(documentTypes).map(({ name }) => name)

/** Endings of a list that is imported; what it is is told by its first bytes (`domain/imports/sheets/read_sheet.ts`). */
export const tableEndings = ['csv', 'txt', 'tsv', 'xlsx', 'xlsm'] as const

export const pictureTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
} as const
