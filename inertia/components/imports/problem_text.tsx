import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { urlFor } from '~/client'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import type { PlannedSession } from '~/components/imports/types'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { convertedDay } from '#domain/imports/rules/plan_problems'
import { ErrorText } from '~/ui/error_text'
import { StatusDot } from '~/ui/status_dot'
import lines from '~/components/imports/rows.module.css'

/** A warning if the row is imported anyway. */
export function ProblemText({ isWarning, children }: { isWarning: boolean; children: ReactNode }) {
  if (!isWarning) return <ErrorText>{children}</ErrorText>
  return (
    <span className={lines.plain}>
      <StatusDot tone="attention" isSentence>
        {children}
      </StatusDot>
    </span>
  )
}

type ConvertedDayProps = { problem: Parameters<typeof convertedDay>[0] }

/** The day that a Hijri date was converted to. */
export function ConvertedDay({ problem }: ConvertedDayProps) {
  const format = useFormat()
  const day = convertedDay(problem)
  return day === undefined ? null : <bdi className={lines.plain}>{format.day(day)}</bdi>
}

/** The other session, with a link; one in another branch shows its time only. */
export function SessionInTheWay({ session }: { session: PlannedSession }) {
  const name = useSessionName()
  const format = useFormat()
  const may = usePermissions()
  const { id, at } = session
  const when = (
    <bdi>
      {format.day(at.slice(0, 10))} {format.clock(at.slice(11))}
    </bdi>
  )
  if (id === null) return <span className={lines.plain}>{when}</span>
  const called = (
    <>
      <bdi>{name(session)}</bdi> · {when}
    </>
  )
  if (!may('admin.sessions.index')) return <span className={lines.plain}>{called}</span>
  return (
    <Anchor component={Link} href={urlFor('admin.class_sessions.show', { id })} fz="inherit">
      {called}
    </Anchor>
  )
}
