import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ActivityTime } from '~/ui/record/activity/activity_time'
import { ChangeLine, Changes } from '~/ui/record/activity/changes'
import { folds } from '~/ui/record/folds'
import type { ActivityRow } from '~/ui/record/types'
import { useFieldLabel } from '~/ui/record/use_field_label'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'
import { useAreaWords, type Area } from '~/ui/use_area_words'
import { useNames } from '~/ui/names/use_names'

const KNOWN = ['create', 'update', 'archive', 'restore'] as const

interface ActivityEntryProps {
  area: Area
  entry: ActivityRow
  write?: WriteField
  children?: ReactNode
}

export function ActivityEntry({ area, entry, write, children }: ActivityEntryProps) {
  const sentence = useSentence(area)
  const labelOf = useFieldLabel(area)
  const inWords = useFieldValue(area)
  const value = write ?? inWords
  const changes = entry.changes.filter(
    ({ field, before, after }) => labelOf(field) && JSON.stringify(before) !== JSON.stringify(after)
  )
  return (
    <li>
      <Text fw={500}>{sentence(entry)}</Text>
      <ActivityTime at={entry.occurred_at} />
      {changes.length > 0 && (
        <Changes isFolded={folds(changes)}>
          {changes.map(({ field, before, after }) => (
            <ChangeLine
              key={field}
              label={labelOf(field, after ?? before) ?? field}
              before={value(field, before)}
              after={value(field, after)}
              isHidden={field === 'photo'}
            />
          ))}
        </Changes>
      )}
      {children}
    </li>
  )
}

function useSentence(area: Area): (entry: ActivityRow) => string {
  const own = useAreaWords(area)
  const t = useTranslations('ui.record.activity')
  const names = useNames()
  return ({ action, actor_name, actor_name_other }) => {
    const name = { first_name: actor_name ?? '', last_name: '', last_name_other: null }
    const actor = names({ ...name, first_name_other: actor_name_other }).lead || t('system')
    const verb = action.split('.')[1] ?? ''
    if (own.has(`activity.${verb}`)) return own(`activity.${verb}`, { actor })
    return t(KNOWN.find((known) => known === verb) ?? 'other', { actor })
  }
}
