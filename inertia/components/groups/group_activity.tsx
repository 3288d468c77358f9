import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { usePolicyValue } from '~/components/attendance_policies/use_policy_value'
import type { GroupActivityRow } from '~/components/groups/types'
import { useGroupValue } from '~/components/groups/use_group_value'
import { ActivityEntry } from '~/ui/record/activity/activity_entry'
import { ActivityTime } from '~/ui/record/activity/activity_time'
import { useAreaWords } from '~/ui/use_area_words'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import classes from '~/ui/record/activity/activity.module.css'

export function GroupActivity({ activity }: { activity: GroupActivityRow[] }) {
  const t = useTranslations('ui.record.activity')
  return (
    <section className={record.card}>
      {activity.length === 0 && <Text c="dimmed">{t('empty')}</Text>}
      <ul className={classes.activity}>
        {activity.map((entry) =>
          entry.student ? (
            <EnrolmentEntry key={entry.id} entry={entry} />
          ) : (
            <OwnEntry key={entry.id} entry={entry} />
          )
        )}
      </ul>
    </section>
  )
}

function OwnEntry({ entry }: { entry: GroupActivityRow }) {
  const group = useGroupValue()
  const policy = usePolicyValue()
  return entry.action.startsWith('attendance_policy.') ? (
    <ActivityEntry area="attendance_policy" entry={entry} write={policy} />
  ) : (
    <ActivityEntry area="groups" entry={entry} write={group} />
  )
}

function EnrolmentEntry({ entry }: { entry: GroupActivityRow }) {
  const t = useTranslations('ui.record.activity')
  const words = useAreaWords('enrolments')
  const names = useNames()
  const { action, student, actor_name: own, actor_name_other: other } = entry
  const actor = own
    ? names({ first_name: own, last_name: '', first_name_other: other, last_name_other: null }).lead
    : t('system')
  const verb = `activity.${action.split('.')[1]}`
  const reason = entry.changes.find(({ field }) => field === 'reason')?.after
  return (
    <li>
      <Text fw={500}>{words(verb, { actor, name: student ? names(student).lead : '' })}</Text>
      {reason && (
        <Text size="sm">
          <bdi>{String(reason)}</bdi>
        </Text>
      )}
      <ActivityTime at={entry.occurred_at} />
    </li>
  )
}
