import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { AuditChange } from '~/components/audit/audit_change'
import { toldChanges } from '~/components/audit/told_fields'
import type { AuditEntry } from '~/components/audit/types'
import { useTrailSentence } from '~/components/audit/use_trail_sentence'
import { useWholeName } from '~/components/audit/use_whole_name'
import { Avatar } from '~/ui/avatar'
import { Mark } from '~/ui/mark'
import { isolate } from '~/ui/isolate'
import { ActivityTime } from '~/ui/record/activity/activity_time'
import { Changes } from '~/ui/record/activity/changes'
import { folds } from '~/ui/record/folds'
import classes from '~/ui/record/activity/activity.module.css'

export function AuditEntryLine({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('audit')
  const whole = useWholeName()
  const actor = whole(entry.actor_name, entry.actor_name_other) || t('system')
  const subject = whole(entry.subject.name, entry.subject.name_other) || t('somebody')
  const sentence = useTrailSentence()
  const names = { actor: isolate(actor), subject: isolate(subject) }
  const changes = toldChanges(entry)
  return (
    <li className={classes.entry}>
      {entry.actor_name ? (
        <Avatar person={{ ...namesOf(actor), photo: entry.actor_photo }} size={32} />
      ) : (
        <span className={classes.system}>
          <Mark size={20} />
        </span>
      )}
      <div>
        <Text fw={500}>{sentence(entry.action, names)}</Text>
        <ActivityTime at={entry.occurred_at} />
        {changes.length > 0 && (
          <Changes isFolded={folds(changes)}>
            {changes.map((change) => (
              <AuditChange key={change.field} entry={entry} change={change} />
            ))}
          </Changes>
        )}
      </div>
    </li>
  )
}

/** The trail keeps names whole; initials are of the first word and the last. */
function namesOf(name: string) {
  const words = name.split(' ')
  return { first_name: words[0] ?? '', last_name: words.slice(1).at(-1) ?? '' }
}
