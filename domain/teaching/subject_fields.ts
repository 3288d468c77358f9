/** All that a person may write of a subject, named as its columns are. */
export type SubjectFields = {
  /** Null asks for a free one, or keeps the one there is. */
  code: string | null
  name_en: string | null
  name_ar: string | null
  /** `#rrggbb`. */
  colour: string | null
  description: string | null
}
