import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ActivityEntry } from '~/components/students/activity_entry'
import type { ActivityRow } from '~/components/students/types'
import record from '~/components/students/record.module.css'
import classes from '~/components/students/activity.module.css'

/** Who changed what, the latest first. */
export function StudentActivity({ activity }: { activity: ActivityRow[] }) {
  const t = useTranslations('students.activity')
  return (
    <section className={record.card}>
      {activity.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      <ul className={classes.activity}>
        {activity.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
