import type { Act } from '~/components/search/acts/act'
import type { GroupDocument, PersonDocument } from '~/components/search/records/documents'
import type { RecentRecord } from '~/recents/recents'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'

/**
 * One option of the palette; `id` is its element's, too. Of people with the same name each is told apart by more than
 * that.
 */
export type Choice = { id: string; href?: string } & (
  | { is: 'person'; person: PersonDocument; hasNamesake: boolean }
  | { is: 'group'; group: GroupDocument }
  | { is: 'all' }
  | { is: 'recent'; recent: RecentRecord }
  | { is: 'act'; act: Act }
)

export type Section =
  | { id: 'recent' | 'common' | 'acts'; choices: Choice[] }
  /** `count` is null where more was found than is here: of those there is an estimate only. */
  | { id: SearchIndex; count: number | null; choices: Choice[]; isSimilar: boolean }
