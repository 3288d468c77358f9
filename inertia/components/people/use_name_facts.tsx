import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'
import type { ListedFact } from '~/ui/record/facts_card'
import { askedNames, type NameLanguage, type StoredNames } from '#domain/shared/text/person_names'

export function useNameFacts(person: StoredNames): ListedFact[] {
  const t = useTranslations('ui.names')
  const isArabic = useShared().app.locale === 'ar'
  const names = askedNames(person)
  const languages: NameLanguage[] = isArabic ? ['ar', 'en'] : ['en', 'ar']
  return languages.map((language) => {
    const pair = [names[`first_name_${language}`], names[`last_name_${language}`]]
    const name = pair.filter(Boolean).join(' ')
    return { label: t(`name_${language}`), value: name && <bdi>{name}</bdi> }
  })
}
