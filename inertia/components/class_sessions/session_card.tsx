import { Text } from '@mantine/core'
import { urlFor } from '~/client'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import type { SessionRow } from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { RowLink } from '~/ui/list/table/row_link'
import classes from '~/ui/list/record_list.module.css'

export function SessionCard({ session }: { session: SessionRow }) {
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
