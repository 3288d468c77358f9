import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type { SessionRow } from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { RowLink } from '~/ui/list/table/row_link'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/list/record_list.module.css'

interface SessionCardProps {
  session: SessionRow
  /** Whose page it stands on, and so goes without saying. */
  of?: 'group' | 'instructor' | 'room' | 'student'
}

export function SessionCard({ session, of }: SessionCardProps) {
  const format = useFormat()
  const names = useNames()
  const both = useBothNames()
  const name = useSessionName()
  const { title, instructor, room } = session
  const span = format.span(session.starts_at, session.ends_at, session.time_zone)
  const isSpanFirst = of === 'group' && !title
  const facts = [
    !isSpanFirst && span,
    of !== 'instructor' && instructor && names(instructor).lead,
    of !== 'room' && room && both({ name_en: room.name_en, name_ar: room.name_ar }).lead,
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      <div className={classes.cardHead}>
        <RowLink href={urlFor('admin.class_sessions.show', { id: session.id })}>
          <bdi>{isSpanFirst ? span : name(session)}</bdi>
        </RowLink>
      </div>
      <div className={classes.facts}>
        {facts.map((fact) => (
          <Text key={fact} size="sm" c="dimmed" component="span">
            <bdi>{fact}</bdi>
          </Text>
        ))}
        <SessionStatusWord status={session.status} endsAt={session.ends_at} />
      </div>
    </>
  )
}
