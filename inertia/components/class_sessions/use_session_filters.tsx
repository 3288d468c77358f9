import { useTranslations } from 'use-intl'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { meetingFinders } from '~/components/class_sessions/meeting_finders'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type { MeetingOptions } from '~/components/class_sessions/types'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { usePermissions } from '~/hooks/use_permissions'
import type { FilterPart } from '~/ui/list/list_description'
import {
  onlySome,
  sessionStatuses,
  sessionTypes,
} from '#domain/scheduling/class_sessions/rules/session_kinds'

/** What both the list of sessions and the calendar are narrowed down by. */
export function useSessionFilters(options?: MeetingOptions): FilterPart[] {
  const t = useTranslations('sessions')
  const choices = useMeetingChoices(options)
  const may = usePermissions()
  const branch = useBranchFilter(t('filters.branch'))
  const searched = (name: 'group' | 'instructor' | 'student'): FilterPart => ({
    kind: 'searched',
    name,
    label: t(`filters.${name}`),
    options: choices[name],
    find: meetingFinders[name],
  })
  return [
    searched('group'),
    { kind: 'choice', name: 'course', label: t('filters.course'), options: choices.course },
    searched('instructor'),
    ...(may('admin.students.index') ? [searched('student')] : []),
    { kind: 'choice', name: 'room', label: t('filters.room'), options: choices.room },
    ...branch,
    {
      kind: 'choice',
      name: 'status',
      label: t('filters.status'),
      options: sessionStatuses.map((status) => ({
        value: status,
        label: <SessionStatusWord status={status} />,
      })),
    },
    {
      kind: 'choice',
      name: 'type',
      label: t('filters.type'),
      options: sessionTypes.map((type) => ({ value: type, label: t(`type.${type}`) })),
    },
    {
      kind: 'choice',
      name: 'only',
      label: t('filters.only'),
      options: onlySome
        .filter((some) => some !== 'unmarked' || may('admin.attendance.index'))
        .map((some) => ({ value: some, label: t(`only.${some}`) })),
    },
  ]
}
