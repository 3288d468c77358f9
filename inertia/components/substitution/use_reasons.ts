import { useTranslations } from 'use-intl'
import type { Substitute } from '~/components/substitution/types'

const minutesOfHour = 60

const told = [
  ...(['busy', 'assists', 'absence', 'left', 'paper', 'hours', 'weekly_hours'] as const),
  ...(['subject', 'gender'] as const),
]

/** Why somebody suits, and what speaks against them, in words. */
export function useReasons() {
  const t = useTranslations('substitution')
  return (one: Substitute) => {
    const { teaches_subject, teaches_level, taught_before: taught, free_minutes: spare } = one
    const fits = [
      one.against.length === 0 && t('fits.free'),
      teaches_subject && t('fits.subject'),
      teaches_level && t('fits.level'),
      taught > 0 && t('fits.before', { count: taught }),
      spare !== null &&
        spare >= 0 &&
        t('fits.left', { hours: Math.round((spare / minutesOfHour) * 10) / 10 }),
    ].filter((reason) => reason !== false)
    const against = one.against.map((kind) =>
      t(`against.${told.find((known) => known === kind) ?? 'other'}`)
    )
    return { fits, against }
  }
}
