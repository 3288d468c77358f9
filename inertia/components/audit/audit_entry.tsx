import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Corrections } from '~/components/attendance/corrections'
import type { EntryCorrections } from '~/components/attendance/types'
import { AuditChange } from '~/components/audit/audit_change'
import type { AuditEntry } from '~/components/audit/types'
import { useWholeName } from '~/components/audit/use_whole_name'
import { Avatar } from '~/ui/avatar'
import { Mark } from '~/ui/mark'
import { isolate } from '~/ui/isolate'
import { ActivityTime } from '~/ui/record/activity/activity_time'
import { Changes } from '~/ui/record/activity/changes'
import { folds } from '~/ui/record/folds'
import classes from '~/ui/record/activity/activity.module.css'
import type { AreaWords } from '~/ui/use_area_words'

interface AuditEntryLineProps {
  entry: AuditEntry
  corrections?: EntryCorrections
}

export function AuditEntryLine({ entry, corrections }: AuditEntryLineProps) {
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
        {corrections && <Corrections corrections={corrections} />}
      </div>
    </li>
  )
}

function namesOf(name: string) {
  const words = name.split(' ')
  return { first_name: words[0] ?? '', last_name: words.slice(1).at(-1) ?? '' }
}

type Names = { actor: string; subject: string }

function useTrailSentence(): (action: string, names: Names) => string {
  const say = useTranslations() as unknown as AreaWords
  return (action, names) => {
    const told = [action.replace('.', '.trail.'), `audit.actions.${action}`].find((key) =>
      say.has(key)
    )
    return told
      ? say(told, names)
      : say('audit.actions.other', { actor: names.actor, action: isolate(action, 'ltr') })
  }
}

const told: Record<string, readonly string[]> = {
  'students.create': [],
  'instructors.create': [],
  'subjects.create': [],
  'terms.create': [],
  'levels.create': [],
  'courses.create': [],
  'services.create': [],
  'packages.create': [],
  'users.create': ['roles'],
  'users.sign_in_failed': [],
  'roles.create': ['permissions'],
  'roles.delete': ['replacement'],
  'access_requests.create': ['kind'],
}

function toldChanges({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>) {
  const only = told[action]
  return changes.filter(
    ({ field, before, after }) =>
      JSON.stringify(before) !== JSON.stringify(after) && (!only || only.includes(field))
  )
}
