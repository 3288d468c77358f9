import type { Data } from '@generated/data'

export type ListedSession = Data.Core.Sessions.Session
