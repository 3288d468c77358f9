import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'

/** Writes a length of time in hours and minutes, as people say it: 1 h 40 min, not 1.67 h. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('ui.duration')
  const { number } = useFormat()
  return (length) => {
    const [hours, minutes] = [Math.floor(length / 60), Math.round(length % 60)]
    if (hours === 0 && minutes > 0) return t('minutes', { minutes: number(minutes) })
    if (minutes === 0) return t('hours', { hours: number(hours) })
    return t('both', { hours: number(hours), minutes: number(minutes) })
  }
}
