/** What a paper may be uploaded as, by the ending of its name: words name these, and a picker offers them. */
export const documentTypes = {
  pdf: { name: 'PDF', mime: 'application/pdf' },
  jpg: { name: 'JPEG', mime: 'image/jpeg' },
  png: { name: 'PNG', mime: 'image/png' },
  webp: { name: 'WebP', mime: 'image/webp' },
} as const

export type DocumentEnding = keyof typeof documentTypes

export const documentTypeNames = Object.values(documentTypes).map(({ name }) => name)

/** What a picture may be uploaded as, by what sharp calls it. */
export const pictureTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
} as const
