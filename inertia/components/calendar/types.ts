import type { Data } from '@generated/data'

/** Whom and what a session names by their place in the answer's lists. */
export type CalendarAnswer = Data.Core.Calendar.Calendar
export type CalendarSession = CalendarAnswer['sessions'][number]

type OfOffice = Data.Admin.Calendar.SessionDetails
type OfPerson = Data.Portal.Calendar.OwnSessionDetails

/** What is told of one session beside it: what only the office, or only the person, is told is missing from the other's. */
export type SessionDetails = Partial<OfOffice> & Partial<OfPerson> & (OfOffice | OfPerson)
