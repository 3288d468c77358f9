import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ChangeLine } from '~/components/students/change_line'
import { isStudentField } from '~/components/students/is_student_field'
import type { ActivityRow } from '~/components/students/types'
import { useFormat } from '~/hooks/use_format'
import { useNames } from '~/ui/use_names'
import { useRelativeTime } from '~/ui/use_relative_time'
import classes from '~/components/students/activity.module.css'

const known = [
  'students.create',
  'students.update',
  'students.archive',
  'students.restore',
] as const
type Known = (typeof known)[number]

/** One change: who, what, and when; the exact time shows under the pointer. */
export function ActivityEntry({ entry }: { entry: ActivityRow }) {
  const t = useTranslations('students.activity')
  const format = useFormat()
  const ago = useRelativeTime()
  const actor = useNames()(actorOf(entry)).lead || t('system')
  const action = known.find((name): name is Known => name === entry.action) ?? 'students.other'
  const changes = entry.changes.filter(
    (change) => isStudentField(change.field) && change.before !== change.after
  )
  return (
    <li>
      <Text fw={500}>{t(action, { actor })}</Text>
      <Text
        size="sm"
        c="dimmed"
        component="time"
        dateTime={entry.occurred_at}
        title={format.instant(entry.occurred_at)}
      >
        {ago(entry.occurred_at)}
      </Text>
      {changes.length > 0 && entry.action !== 'students.create' && (
        <dl className={classes.changes}>
          {changes.map((change) => (
            <ChangeLine key={change.field} change={change} />
          ))}
        </dl>
      )}
    </li>
  )
}

/** The trail keeps a name whole. */
const actorOf = ({ actor_name, actor_name_other }: ActivityRow) => ({
  first_name: actor_name ?? '',
  last_name: '',
  first_name_other: actor_name_other,
  last_name_other: null,
})
