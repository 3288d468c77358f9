import { useTranslations } from 'use-intl'
import type { GroupRate } from '~/components/teaching_day/types'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/portal/own_groups.module.css'

/** How many of its students came in the last weeks, and to how many sessions. */
export function RateOfGroup({ rate }: { rate: GroupRate }) {
  const t = useTranslations('today.rate')
  const record = useTranslations('attendance_record')
  const { number, share } = useFormat()
  const { held, marked, attended, excused, weeks } = rate
  return (
    <div className={classes.head}>
      <span>{marked > 0 ? t('told', { percent: share(attended, marked) }) : t('unmarked')}</span>
      {excused > 0 && <span>{record('excused_count', { count: excused })}</span>}
      <span className={classes.quiet}>{t('held', { count: held, weeks: number(weeks) })}</span>
    </div>
  )
}
