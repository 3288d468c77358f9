import { IconCalendarTime } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { BranchOption } from '~/components/branches/types'
import { useSessionBulk } from '~/components/class_sessions/changes/use_session_changes'
import { SessionCard } from '~/components/class_sessions/session_card'
import type { FilterOptions, SessionList, SessionQuery } from '~/components/class_sessions/types'
import { useSessionColumns } from '~/components/class_sessions/use_session_columns'
import { useSessionFilters } from '~/components/class_sessions/use_session_filters'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import type { FilterPart, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'

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
        filters={useListFilters(props)}
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

function useListFilters({
  options,
  imports,
}: Pick<ClassSessionsIndexProps, 'options' | 'imports'>): FilterPart[] {
  const t = useTranslations('sessions.filters')
  const days: FilterPart = {
    kind: 'days',
    name: 'starts',
    label: t('starts'),
    from: t('starts_from'),
    to: t('starts_to'),
  }
  return [days, ...useSessionFilters(options), ...importFilter(t('import'), imports)]
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
