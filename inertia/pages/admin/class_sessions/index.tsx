import { Text } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useSessionBulk } from '~/components/class_sessions/changes/use_session_changes'
import { meetingFinders } from '~/components/class_sessions/meeting_finders'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type {
  MeetingOptions,
  SessionList,
  SessionQuery,
  SessionRow,
} from '~/components/class_sessions/types'
import { useMeetingChoices } from '~/components/class_sessions/use_meeting_choices'
import { useSessionColumns } from '~/components/class_sessions/use_session_columns'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import type { FilterPart, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { RowLink } from '~/ui/list/table/row_link'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'
import {
  sessionStatuses,
  sessionTypes,
} from '#domain/scheduling/class_sessions/rules/session_kinds'
import classes from '~/ui/list/record_list.module.css'

interface ClassSessionsIndexProps {
  sessions: SessionList
  query: SessionQuery
  can: Abilities
  list: ListSettings
  options?: MeetingOptions
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
        filters={useFilters(options)}
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

function useFilters(options?: MeetingOptions): FilterPart[] {
  const t = useTranslations('sessions')
  const choices = useMeetingChoices(options)
  const searched = (name: 'group' | 'instructor'): FilterPart => ({
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
    searched('instructor'),
    { kind: 'choice', name: 'room', label: t('filters.room'), options: choices.room },
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
  ]
}

function SessionCard({ session }: { session: SessionRow }) {
  const format = useFormat()
  const name = useSessionName()
  return (
    <>
      <div className={classes.cardHead}>
        <RowLink href={urlFor('admin.class_sessions.show', { id: session.id })}>
          <bdi>{name(session)}</bdi>
        </RowLink>
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" component="span">
          <bdi>{format.instant(session.starts_at)}</bdi>
        </Text>
        <SessionStatusWord status={session.status} />
      </div>
    </>
  )
}
