/** A kind of entry that carries a code and names in both scripts: subjects, levels, courses and their like (migration 021). */
export type Catalogue = {
  /** Its table and its area of permissions: `subjects`. */
  table: string
  /** One of them, as the audit trail names it: `subject`. */
  one: string
  /** What a suggested code begins with: `SUB`. */
  prefix: string
  /** What may lean on an entry; one that something leans on is archived, never deleted (domain §1.0). */
  uses: readonly Use[]
}

/** A table whose rows lean on entries. */
export type Use = {
  /** The area that shows them: `courses`. */
  area: string
  /** Selects `UsedBy` rows; ends in a condition on the entry's id, which is its one binding. */
  sql: string
}

/** A row that leans on an entry: named in either script, or as a person. */
export type UsedBy = {
  id: string
  /** Its code or number. */
  code: string
  archived_at: Date | null
} & (
  | { name_en: string | null; name_ar: string | null }
  | {
      first_name: string
      last_name: string
      first_name_other: string | null
      last_name_other: string | null
    }
)

export type Columns = Record<string, string | number | boolean | string[] | null>
