import type { Data } from '@generated/data'

export type Teaching = Data.Portal.TeachingDay
export type TodaySession = Teaching['sessions'][number]
export type GroupRate = Teaching['rates'][number]
