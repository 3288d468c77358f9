import { useTranslations } from 'use-intl'
import { dayLong } from '#domain/shared/time/clock_times'
import type { Minutes } from '#domain/shared/time/closed_hours'
import { useFormat } from '~/hooks/use_format'
import type { LaneKind } from '#domain/shared/choices/calendar_layouts'
import { clockOf } from '#domain/shared/time/clock_times'

/** "Away", with the hours where it isn't the whole day. */
export function useAwayNote(by: LaneKind) {
  const t = useTranslations('calendar.lanes')
  const { hours } = useFormat()
  return ({ from, until, isAskedFor }: Minutes & { isAskedFor?: boolean }) => {
    if (by === 'rooms') return t('out_of_use')
    if (from === 0 && until === dayLong) return t(isAskedFor ? 'asked' : 'away')
    return t(isAskedFor ? 'asked_from' : 'away_from', { hours: hours(clockOf(from), until - from) })
  }
}
