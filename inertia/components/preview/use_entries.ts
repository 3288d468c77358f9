import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { AreaWords } from '~/ui/use_area_words'
import { type Chapter, entries } from '~/components/preview/entries'

const routes = {
  pages: 'preview.page',
  components: 'preview.components',
  auth: 'preview.auth',
  errors: 'preview.error',
} as const

export interface Entry {
  name: string
  title: string
  href: string
  /** What an error page says to those who see it. */
  about?: string
}

export function useEntries(): (chapter: Chapter) => Entry[] {
  const title = useEntryTitle()
  const errors = useTranslations('errors') as unknown as AreaWords
  const about = (key: string) => (errors.has(key) ? errors(key) : undefined)
  return (chapter) =>
    entries[chapter].map((name) => ({
      name,
      title: title(chapter, name),
      href: urlFor(routes[chapter], { name }),
      about: about(`s${name}.title`),
    }))
}

/** An error is called by its number. */
export function useEntryTitle(): (chapter: Chapter, name: string) => string {
  const t = useTranslations('preview')
  const titles = useTranslations('preview.titles') as unknown as (key: string) => string
  return (chapter, name) =>
    /^\d+$/.test(name) ? t('error', { status: name }) : titles(`${chapter}.${name}`)
}
