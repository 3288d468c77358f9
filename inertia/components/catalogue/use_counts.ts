import { useTranslations } from 'use-intl'
import { useShared } from '~/hooks/use_shared'

const areas = ['courses', 'groups', 'instructors', 'packages', 'payments', 'sessions'] as const

type Counts = Partial<Record<(typeof areas)[number], number>>

export function useCounts(): (counts: Counts) => string {
  const t = useTranslations('catalogue.used_by')
  const { locale } = useShared().intl
  return (counts) => {
    const used = areas.filter((area) => (counts[area] ?? 0) > 0)
    const texts = used.map((area) => t(area, { count: counts[area] ?? 0 }))
    return new Intl.ListFormat(locale).format(texts)
  }
}
