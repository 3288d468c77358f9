import type { AskedText } from '#domain/search/ranking/asked_text'
import { placeOf, textMatch } from '#domain/search/ranking/match_class'
import { misspelt } from '#domain/search/ranking/misspelt_words'
import type { Locale } from '#domain/shared/choices/locales'
import { normalisedName } from '#domain/shared/names/normalised_name'

export type FoundGroup = {
  stage: 'begun' | 'inside' | 'near'
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
  course_en: string | null
  course_ar: string | null
  work_type: string
  archived: boolean
}

/** In the order they are shown; what only looks like the query, and differs by more letters than are forgiven, is left out. */
export function rankGroups<Group extends FoundGroup>(
  asked: AskedText,
  found: Group[],
  locale: Locale
): Group[] {
  const read = found.flatMap((group) => {
    const texts = [group.code, group.title_en, group.title_ar, group.course_en, group.course_ar]
      .filter((text) => text !== null)
      .map(normalisedName)
    const cost = group.stage === 'near' ? misspelt(asked.words, texts.join(' ')) : 0
    if (cost === undefined) return []
    const match =
      group.stage === 'begun' ? textMatch(asked, texts) : { place: placeOf(group.stage), cost }
    return { group, ...match, name: titleOf(group, locale) }
  })
  return read
    .toSorted(
      (one, other) =>
        one.place - other.place ||
        Number(one.group.archived) - Number(other.group.archived) ||
        one.cost - other.cost ||
        one.name.localeCompare(other.name, locale) ||
        one.group.code.localeCompare(other.group.code)
    )
    .map(({ group }) => group)
}

const titleOf = ({ title_en: en, title_ar: ar }: FoundGroup, locale: Locale) =>
  (locale === 'ar' ? (ar ?? en) : (en ?? ar)) ?? ''
