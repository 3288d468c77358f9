import { useTranslations } from 'use-intl'
import type { AttendanceRow } from '~/components/attendance/types'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'

type Told = Pick<AttendanceRow, 'status' | 'minutes_late' | 'minutes_early' | 'excuse'>
type Outcome = Pick<NonNullable<AttendanceRow['outcome']>, 'charge_percent' | 'makes_up'>

/** A mark in words: its status, and what was told with it. */
export function useMarkWords() {
  const t = useTranslations('attendance')
  return (mark: Told): string =>
    [mark.status && t(`status.${mark.status}`), ...details(mark)].filter(Boolean).join(' · ')

  function details({ minutes_late: late, minutes_early: early, excuse }: Told) {
    return [
      late && t('told.late', { count: late }),
      early && t('told.early', { count: early }),
      excuse && isolate(excuse),
    ]
  }
}

type Paid = { uses_unit?: boolean | null; pays_instructor?: boolean | null } | null | undefined

/** Words for whether a mark pays the instructor and uses a unit, where it differs from the other one. */
export function usePayWords() {
  const t = useTranslations('attendance.outcome')
  return (mark: Paid, other: Paid): string => {
    if (!mark || !other) return ''
    const isChanged = (name: 'uses_unit' | 'pays_instructor') =>
      [mark[name], other[name]].every((value) => typeof value === 'boolean') &&
      mark[name] !== other[name]
    return [
      isChanged('uses_unit') && t(mark.uses_unit ? 'unit' : 'no_unit'),
      isChanged('pays_instructor') && t(mark.pays_instructor ? 'pays' : 'pays_not'),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

/** What follows for the family; nothing is said of whoever came. */
export function useOutcomeWords() {
  const t = useTranslations('attendance.outcome')
  const { percentage } = useFormat()
  return ({ charge_percent: percent, makes_up: makesUp }: Outcome, isAsked: boolean): string => {
    const charge =
      percent === 0
        ? t('no_charge')
        : percent === 100
          ? t('charged')
          : t('charged_part', { percent: percentage(percent) })
    const makeUp = makesUp ? t('make_up') : makesUp === null && isAsked ? t('undecided') : null
    return [charge, makeUp].filter(Boolean).join(' · ')
  }
}
