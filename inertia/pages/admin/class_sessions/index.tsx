import { IconCalendarTime } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { BranchOption } from '~/components/branches/types'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { useSessionBulk } from '~/components/class_sessions/changes/use_session_changes'
import { meetingFinders } from '~/components/class_sessions/meeting_finders'
import { SessionCard } from '~/components/class_sessions/session_card'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type { FilterOptions, SessionList, SessionQuery } from '~/components/class_sessions/types'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { useSessionColumns } from '~/components/class_sessions/use_session_columns'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { usePermissions } from '~/hooks/use_permissions'
import type { FilterPart, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'
import {
  onlySome,
  sessionStatuses,
  sessionTypes,
} from '#domain/scheduling/class_sessions/rules/session_kinds'

interface ClassSessionsIndexProps {
  sessions: SessionList
  query: SessionQuery
  can: Abilities
  list: ListSettings
  branches: BranchOption[]
  /** That the list is narrowed down to. */
  imports: { id: string; file_name: string }[]
  options?: FilterOptions
}

export default function ClassSessionsIndex(props: ClassSessionsIndexProps) {
  const { sessions, query, can, list, options } = props
  const { bulk, dialog } = useSessionBulk(sessions, can.update, options)
  return (
    <>
      <RecordList
        area="sessions"
        icon={<IconCalendarTime size={24} />}
        urls={recordUrls('sessions')}
        columns={useSessionColumns()}
        card={(session) => <SessionCard session={session} />}
        name={useSessionName()}
        filters={useFilters(props)}
        bulk={bulk}
        page={sessions}
        query={query}
        can={can}
        settings={list}
      />
      {dialog}
    </>
  )
}

function useFilters({
  options,
  imports,
}: Pick<ClassSessionsIndexProps, 'options' | 'imports'>): FilterPart[] {
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
    {
      kind: 'days',
      name: 'starts',
      label: t('filters.starts'),
      from: t('filters.starts_from'),
      to: t('filters.starts_to'),
    },
    searched('group'),
    { kind: 'choice', name: 'course', label: t('filters.course'), options: choices.course },
    searched('instructor'),
    ...(may('admin.students.index') ? [searched('student')] : []),
    { kind: 'choice', name: 'room', label: t('filters.room'), options: choices.room },
    ...branch,
    ...importFilter(t('filters.import'), imports),
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
      options: onlySome.map((some) => ({ value: some, label: t(`only.${some}`) })),
    },
  ]
}

/** Offered only where it is in use: a page of an import leads to it. */
const importFilter = (label: string, imports: ClassSessionsIndexProps['imports']): FilterPart[] =>
  imports.length > 0
    ? [
        {
          kind: 'choice',
          name: 'import',
          label,
          options: imports.map(({ id, file_name }) => ({ value: id, label: file_name })),
        },
      ]
    : []
