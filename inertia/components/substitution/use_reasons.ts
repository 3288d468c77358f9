import { useTranslations } from 'use-intl'
import { useDuration } from '~/hooks/use_duration'
import type { Substitute } from '~/components/substitution/types'

const told = [
  ...(['busy', 'assists', 'absence', 'left', 'paper', 'hours', 'weekly_hours'] as const),
  ...(['subject', 'gender'] as const),
]

/** Why somebody suits, and what speaks against them, in words. */
export function useReasons() {
  const t = useTranslations('substitution')
  const duration = useDuration()
  return (one: Substitute) => {
    const { teaches_subject, teaches_level, taught_before: taught, free_minutes: spare } = one
    const fits = [
      one.against.length === 0 && t('fits.free'),
      teaches_subject && t('fits.subject'),
      teaches_level && t('fits.level'),
      taught > 0 && t('fits.before', { count: taught }),
      spare !== null && spare >= 0 && t('fits.left', { time: duration(spare) }),
    ].filter((reason) => reason !== false)
    const against = one.against.map((kind) =>
      t(`against.${told.find((known) => known === kind) ?? 'other'}`)
    )
    return { fits, against }
  }
}
