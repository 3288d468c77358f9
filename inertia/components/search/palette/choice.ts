import type { Act, ActIcon } from '~/components/search/acts/act'
import type { GroupDocument, PersonDocument } from '~/components/search/records/documents'
import type { RecentRecord } from '~/recents/recents'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'

/**
 * One option of the palette; `id` is its element's, too. Of people with the same name each is told apart by more than
 * that.
 */
export type Choice = PlaceChoice | ({ id: string; href?: string } & OtherChoice)

type OtherChoice =
  | { is: 'person'; person: PersonDocument; hasNamesake: boolean }
  | { is: 'group'; group: GroupDocument }
  | { is: 'all' }
  | { is: 'recent'; recent: RecentRecord }
  | { is: 'act'; act: Act }

/** A page of somebody's own records, in the portals. */
export interface PlaceChoice {
  id: string
  href: string
  is: 'place'
  icon: ActIcon
  lead: string
  beneath: string | null
  kind: string
}

type OwnSection = 'own_children' | 'own_groups' | 'own_sessions'

export type Section =
  | { id: 'recent' | 'common' | 'acts' | 'documents' | OwnSection; choices: Choice[] }
  /** `count` is null where more was found than is here: of those there is an estimate only. */
  | { id: SearchIndex; count: number | null; choices: Choice[]; isSimilar: boolean }
