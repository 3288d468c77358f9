import type { ReactNode } from 'react'
import { type NamedBy, useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { DialogSubject } from '~/ui/dialog/dialog_subject'

interface SessionSubjectProps {
  session: NamedBy & { starts_at: string; ends_at: string; time_zone: string }
  children: ReactNode
}

/** Dialogs inside say which session they act on: its name, its day and its hours. */
export function SessionSubject({ session, children }: SessionSubjectProps) {
  const name = useSessionName()(session)
  const { span } = useFormat()
  return (
    <DialogSubject name={name} detail={span(session.starts_at, session.ends_at, session.time_zone)}>
      {children}
    </DialogSubject>
  )
}
