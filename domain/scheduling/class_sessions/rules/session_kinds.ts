export type SessionType = 'regular' | 'trial' | 'make_up' | 'exam' | 'revision' | 'event'
