/** What a document is made of. All texts are data: a template never reads them as markup. */
export interface DocumentTask {
  /** A file of `resources/typst`. */
  template: string
  data: object
  /** The PDF declares that it follows this standard, and typst refuses what doesn't. */
  standard?: 'ua-1'
  /** WebP, by the name that the template's data says. */
  pictures?: Record<string, Uint8Array>
}

export interface ThreadStart {
  templates: string
}

export interface WrittenDocument {
  pdf: Uint8Array<ArrayBuffer>
  pages: number
}

export type ThreadAnswer = WrittenDocument | { problem: string }
