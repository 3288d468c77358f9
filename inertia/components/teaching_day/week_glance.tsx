import { Link } from '@adonisjs/inertia/react'
import { Title, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Teaching } from '~/components/teaching_day/types'
import { useDuration } from '~/hooks/use_duration'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import record from '~/ui/record/record.module.css'
import classes from '~/components/teaching_day/week.module.css'

type Glance = Pick<Teaching, 'week' | 'hours'> & { today: string }

/** Seven days from the beginning of the centre's week, and the hours of week and month. */
export function WeekGlance({ week, hours, today }: Glance) {
  const t = useTranslations('today')
  const { number } = useFormat()
  const duration = useDuration()
  const short = useShortDay()
  return (
    <section className={record.card} aria-label={t('week')}>
      <Title order={2}>{t('week')}</Title>
      <ol className={classes.days}>
        {week.map((one) => (
          <li key={one.day} data-today={one.day === today || undefined}>
            <Link
              href={urlFor('calendar', {}, { qs: { layout: 'list', day: one.day } })}
              className={classes.day}
              aria-current={one.day === today ? 'date' : undefined}
            >
              <span className={classes.weekday}>{short(one.day)}</span>
              <VisuallyHidden>{t('sessions')}</VisuallyHidden>
              <strong>{number(one.sessions)}</strong>
              <span className={classes.hours}>{one.minutes > 0 ? duration(one.minutes) : '–'}</span>
            </Link>
          </li>
        ))}
      </ol>
      <dl className={classes.sums}>
        {(['week', 'month'] as const).map((span) => (
          <div key={span}>
            <dt>{t(`sum.${span}`)}</dt>
            <dd>
              {t('sum.of', {
                taught: duration(hours[span].taught),
                planned: duration(hours[span].planned),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** As it fits seven times beside each other on a phone. */
function useShortDay() {
  const { locale } = useShared().intl
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}
