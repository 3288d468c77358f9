interface Session {
  type: string
  ends_at: string
}

/** The server decides whether it costs something. */
export const isBillable = ({ type, ends_at: ends }: Session) =>
  type !== 'event' && new Date(ends) <= new Date()
