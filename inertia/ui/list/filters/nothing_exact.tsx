import { useTranslations } from 'use-intl'

/** Above what was found when none of it has the words that were typed. */
export function NothingExact({ query }: { query: string }) {
  const t = useTranslations('ui.list')
  return t.rich('nothing_exact', { query: () => <bdi>{query}</bdi> })
}
