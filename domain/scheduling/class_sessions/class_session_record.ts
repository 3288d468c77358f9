export const classSessionRecord = {
  table: 'class_sessions',
  subject: 'class_session',
  area: 'sessions',
} as const
