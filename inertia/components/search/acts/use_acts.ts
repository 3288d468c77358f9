import { IconFileText } from '@tabler/icons-react'
import { useCallback, useMemo } from 'react'
import { useAppearance } from '~/appearance/use_appearance'
import type { Act } from '~/components/search/acts/act'
import { appearanceActs } from '~/components/search/acts/appearance_acts'
import { matchingActs } from '~/components/search/acts/matching_acts'
import { menuActs } from '~/components/search/acts/menu_acts'
import { useGlossaries, wordAt } from '~/components/search/acts/spoken_words'
import { useOwnActs } from '~/components/search/acts/use_own_acts'
import { usePermissions } from '~/hooks/use_permissions'
import { visibleNodes } from '~/layouts/menu/menu'
import type { PortalNode } from '~/layouts/page/portal_node'
import type { SignedInUser } from '~/types'

/** What is offered before anything is typed, the commonest first. */
const COMMON = [
  'students.create',
  'family',
  'groups.create',
  'students.all',
  'groups.all',
  'home',
  'profile',
  'language',
  'shortcuts',
]
const MOST_COMMON = 6

interface Acts {
  common: Act[]
  find: (query: string) => Act[]
  byId: (id: string) => Act | undefined
  /** What a key of an act says in the page's language. */
  say: (key: string) => string
}

export function useActs(menu: PortalNode[], kind: SignedInUser['kind']): Acts {
  const may = usePermissions()
  const settings = useAppearance()
  const own = useOwnActs(kind)
  const [glossary, other] = useGlossaries()
  const lines = useMemo(() => menuActs(visibleNodes(menu, may), IconFileText), [menu, may])
  const all = [...lines, ...own, ...appearanceActs(settings, kind === 'admin')]
  const byId = (id: string) => all.find((act) => act.id === id)
  return {
    common: COMMON.flatMap((id) => byId(id) ?? []).slice(0, MOST_COMMON),
    find: (query) =>
      matchingActs(
        all.map((act) => ({
          act,
          texts: act.words.flatMap((key) =>
            [glossary, other].flatMap((words) => wordAt(words, key) ?? [])
          ),
        })),
        query
      ),
    byId,
    say: useCallback((key) => wordAt(glossary, key) ?? '', [glossary]),
  }
}
