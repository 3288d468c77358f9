import { sql } from 'kysely'
import {
  type Asking,
  finding,
  foundDocuments,
  meant,
  nothingFound,
  type ReadText,
  typedOrSwapped,
} from '#domain/search/queries/found_rows'
import { type FoundGroup, rankGroups } from '#domain/search/ranking/rank_groups'
import type { FoundDocuments, SearchDocument, SearchQuery } from '#domain/search/search_index'
import type { Locale } from '#domain/shared/choices/locales'
import { statement } from '#domain/shared/data/statement'

const finder = statement((_, given: Asking & { arabic: boolean }) =>
  typedOrSwapped(
    given,
    (asked) =>
      sql<FoundGroup>`search.find_groups(${asked}, ${given.wanted}, ${given.filter}::jsonb, ${given.arabic}::boolean)`
  )
)

export async function findGroups(
  query: SearchQuery,
  locale: Locale,
  read: ReadText
): Promise<FoundDocuments> {
  const found = finding(query, read)
  if (!found) return nothingFound
  const rows = await finder({ ...found.given, arabic: locale === 'ar' })
  const groups = meant(found, rows, (asked, some) => rankGroups(asked, some, locale))
  return foundDocuments(groups, (group) => documentOf(group, locale))
}

/** Titles in the reader's language, in the other where there is none. */
function documentOf(group: FoundGroup, locale: Locale): SearchDocument {
  const [title, other] = inLanguage(locale, group.title_en, group.title_ar)
  const [course, otherCourse] = inLanguage(locale, group.course_en, group.course_ar)
  return {
    id: group.id,
    name: group.code,
    title: title ?? other,
    course_name: course ?? otherCourse,
    work_type: group.work_type,
    title_other: other,
    archived: group.archived,
  }
}

type Title = string | null

const inLanguage = (locale: Locale, en: Title, ar: Title): [Title, Title] =>
  locale === 'ar' ? [ar, en] : [en, ar]
