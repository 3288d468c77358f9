import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ActivityEntry } from '~/ui/record/activity/activity_entry'
import type { ActivityRow } from '~/ui/record/types'
import type { WriteField } from '~/ui/record/use_field_value'
import type { Area } from '~/ui/use_area_words'
import record from '~/ui/record/record.module.css'
import classes from '~/ui/record/activity/activity.module.css'

interface RecordActivityProps {
  area: Area
  activity: ActivityRow[]
  write?: WriteField
  /** What an area adds to an entry, besides its fields. */
  tellOf?: (entry: ActivityRow) => ReactNode
}

export function RecordActivity({ area, activity, write, tellOf }: RecordActivityProps) {
  const t = useTranslations('ui.record.activity')
  return (
    <section className={record.card}>
      {activity.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      <ul className={classes.activity}>
        {activity.map((entry) => (
          <ActivityEntry key={entry.id} area={area} entry={entry} write={write}>
            {tellOf?.(entry)}
          </ActivityEntry>
        ))}
      </ul>
    </section>
  )
}
