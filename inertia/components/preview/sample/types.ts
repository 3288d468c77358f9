import type { ListedQuery, ListedRow } from '~/ui/list/list_description'
import type { StoredNames } from '#domain/shared/text/person_names'

export type SampleStatus = 'active' | 'on_hold' | 'left'

export type SampleRow = ListedRow &
  StoredNames & {
    number: string
    photo: string | null
    phone_written: string | null
    email: string | null
    status: SampleStatus
    created_at: string
  }

export type SampleQuery = ListedQuery & {
  status: SampleStatus[]
  created_from: string | null
  created_to: string | null
}
