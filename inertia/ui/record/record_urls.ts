import type { Area } from '~/ui/use_area_words'

/** The addresses of a record's pages; what is absent is not offered. */
export interface RecordUrls {
  index: () => string
  create?: () => string
  show: (id: string) => string
  edit?: (id: string) => string
  /** Where records are archived (POST) and restored (DELETE), by `ids`. */
  archives?: () => string
  /** These are people with accounts, and whose words speak of them: restoring asks about the accounts. */
  accountsOf?: Area
  export?: () => string
  /** Where a list of such records is imported. */
  import?: () => string
}
