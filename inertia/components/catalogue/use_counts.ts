import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'

type Counts = Partial<
  Record<'courses' | 'groups' | 'instructors' | 'packages' | 'sessions', number>
>

export function useCounts(): (counts: Counts) => string {
  const t = useTranslations('catalogue.used_by')
  const { locale } = useShared().intl
  return ({ courses = 0, groups = 0, instructors = 0, packages = 0, sessions = 0 }) => {
    const said = [
      courses > 0 && t('courses', { count: courses }),
      groups > 0 && t('groups', { count: groups }),
      instructors > 0 && t('instructors', { count: instructors }),
      packages > 0 && t('packages', { count: packages }),
      sessions > 0 && t('sessions', { count: sessions }),
    ].filter((text) => text !== false)
    return new Intl.ListFormat(locale).format(said)
  }
}
