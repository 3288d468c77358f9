import type { NamedSession } from '#domain/scheduling/class_sessions/queries/named_sessions'

export const toldSession = ({
  id,
  title,
  type,
  starts_at,
  time_zone,
  group,
  student,
}: NamedSession) => ({
  ...{ id, title, type, time_zone, group, student },
  starts_at: starts_at.toISOString(),
})
