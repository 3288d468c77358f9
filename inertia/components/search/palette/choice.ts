import type { Act } from '~/components/search/acts/act'
import type { GroupDocument, PersonDocument } from '~/components/search/records/documents'
import type { RecentRecord } from '~/recents/recents'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'

/** One option of the palette; `id` is its element's, too. */
export type Choice = { id: string; href?: string } & (
  | { is: 'person'; person: PersonDocument }
  | { is: 'group'; group: GroupDocument }
  | { is: 'all'; total: number }
  | { is: 'recent'; recent: RecentRecord }
  | { is: 'act'; act: Act }
)

export interface Section {
  id: SearchIndex | 'recent' | 'common' | 'acts'
  count?: number
  choices: Choice[]
}
