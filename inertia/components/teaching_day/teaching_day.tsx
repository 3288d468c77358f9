import { useTranslations } from 'use-intl'
import { LastTime } from '~/components/lesson_notes/last_time'
import { OwnUnmarked } from '~/components/portal/own_unmarked'
import { DayList } from '~/components/teaching_day/day_list'
import { NextUp } from '~/components/teaching_day/next_up'
import type { Teaching } from '~/components/teaching_day/types'
import { WeekGlance } from '~/components/teaching_day/week_glance'
import { EmptyState } from '~/ui/page/empty_state'
import record from '~/ui/record/record.module.css'
import classes from '~/components/teaching_day/teaching_day.module.css'

interface TeachingDayProps {
  teaching: Teaching
  today: string
}

/** What an instructor begins the day with: what is next, the rest of the day, what is left to do, the week. */
export function TeachingDay({ teaching, today }: TeachingDayProps) {
  const t = useTranslations('today')
  const { sessions, next_id: nextId, last_time: last, unmarked, week, hours } = teaching
  const next = sessions.find(({ id }) => id === nextId)
  const rest = sessions.filter(({ id }) => id !== nextId)
  return (
    <div className={classes.today}>
      <div className={record.record}>
        {next ? (
          <NextUp session={next} today={today} />
        ) : (
          <section className={record.card}>
            <EmptyState title={t('none.title')} text={t('none.text')} />
          </section>
        )}
        {last && <LastTime last={last} />}
        {rest.length > 0 && <DayList sessions={rest} />}
      </div>
      <div className={record.record}>
        <OwnUnmarked sessions={unmarked} />
        <WeekGlance week={week} hours={hours} today={today} />
      </div>
    </div>
  )
}
