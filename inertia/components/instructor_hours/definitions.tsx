import { Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from '~/components/instructor_hours/hours.module.css'

const defined = [
  ...(['taught', 'substituted', 'unmarked', 'planned', 'cancelled_late'] as const),
  ...(['called_off', 'paid', 'assisted'] as const),
]

/** How each figure is counted. */
export function HourDefinitions() {
  const t = useTranslations('instructor_hours')
  return (
    <section className={classes.definitions}>
      <Title order={2}>{t('definitions')}</Title>
      <dl>
        {defined.map((figure) => (
          <div key={figure}>
            <dt>{t(`columns.${figure}`)}</dt>
            <dd>{t(`told.${figure}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
