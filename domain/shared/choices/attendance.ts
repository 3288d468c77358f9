/** In the order people read. Whoever has none of these is not marked yet. */
export const attendanceStatuses = ['present', 'late', 'absent', 'excused'] as const

export type AttendanceStatus = (typeof attendanceStatuses)[number]

/** How somebody is on the roster of a session: `alone` in a one-to-one session, `guest` to make up for another one. */
export type Standing = 'enrolled' | 'trial' | 'guest' | 'alone'

/**
 * `notice`: an absence that was announced beforehand; `call_off`: a session was called off or takes place
 * after all; `recalculated`: what a mark depends on changed elsewhere.
 */
export type MarkMethod = 'manual' | 'offline' | 'kiosk' | 'notice' | 'call_off' | 'recalculated'

/** Days in which marks may be corrected, where a centre says nothing else. */
export const usualLockDays = 7

export const makeUpRights = ['always', 'ask', 'never'] as const
/** Who books make-ups: the office alone, or families as well. */
export const makeUpBookers = ['office', 'families'] as const

export type MakeUpBooker = (typeof makeUpBookers)[number]

export const makeUpPeriods = ['month', 'term', 'year'] as const
export const makeUpExpiries = ['none', 'days', 'term'] as const

/** What stands in a sheet for a student in a session; `open`: not marked yet, `out`: not on its roster. */
export const sheetSigns = [
  ...(['present', 'late', 'early', 'absent', 'excused'] as const),
  ...(['called_off', 'frozen', 'open', 'out'] as const),
] as const

export type SheetSign = (typeof sheetSigns)[number]
