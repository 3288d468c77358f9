import type { WorkType } from '#domain/shared/choices/work_types'
import type { StoredNames } from '#domain/shared/text/person_names'

interface Document {
  id: string
  archived: boolean
  /** Its texts with what was found in them between `OPENING` and `CLOSING`. */
  _formatted?: Record<string, unknown>
}

export interface PersonDocument extends Document, StoredNames {
  email: string | null
  phone: string | null
  phone_written?: string
  number: string | null
  /** A student's. */
  birth_date?: string | null
}

export interface GroupDocument extends Document {
  /** Its code. */
  name: string
  title: string
  title_other: string | null
  course_name: string | null
  work_type: WorkType | null
}

export type FoundIndex = Counted &
  (
    | { index: 'students' | 'instructors'; hits: PersonDocument[] }
    | { index: 'groups'; hits: GroupDocument[] }
  )

interface Counted {
  total: number
  /** No hit has the words themselves. */
  onlySimilar?: boolean
}

/** Private characters: no name means them, as one might mean `<em>`. */
export const OPENING = '\uE000'
export const CLOSING = '\uE001'

/** What is no text for people. */
const CODES = ['id', 'work_type', 'birth_date']

/** What of a document is written for people. */
export const textsOf = (document: Document): string[] =>
  Object.entries(document).flatMap(([field, value]) => (isText(field, value) ? [value] : []))

const isText = (field: string, value: unknown): value is string =>
  typeof value === 'string' && !CODES.includes(field)

/** A document with its texts as they are to be shown. */
export function marked<Found extends Document>(document: Found): Found {
  const texts = Object.entries(document._formatted ?? {}).filter(([field, text]) =>
    isText(field, text)
  )
  return { ...document, ...Object.fromEntries(texts) }
}

/** A phone as it is written for people, with the marks it has as it is kept. */
export function markedPhone(kept: string, written: string): string {
  let text = ''
  let at = 0
  let opening = ''
  for (const letter of kept) {
    if (letter === OPENING) opening = letter
    else if (letter === CLOSING) text += letter
    else {
      const next = written.indexOf(letter, at)
      if (next < 0) return kept
      text += written.slice(at, next) + opening + letter
      opening = ''
      at = next + 1
    }
  }
  return text + written.slice(at)
}
