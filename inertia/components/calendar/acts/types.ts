import type { ReactNode } from 'react'
import type { Parties } from '~/components/calendar/acts/clashes_of'
import type { Placed } from '~/components/calendar/acts/moved_time'
import type { ShownSession } from '~/components/calendar/shown_session'

/** A session that was moved and isn't kept yet. */
export interface Moved {
  session: ShownSession
  to: Placed
  parties: Parties
  /** By arrow keys it goes on moving until Enter asks. */
  isAsked: boolean
  /** Saved, until the calendar has been told so. */
  isKept?: boolean
}

export type SessionActName =
  | 'open'
  | 'attendance'
  | 'bill'
  | 'edit'
  | 'move'
  | 'substitute'
  | 'room'
  | 'duplicate'
  | 'copy_link'
  | 'cancel'
  | 'not_held'
  | 'restore'

/** What may be done with a session, in the order it is offered. */
export interface SessionAct {
  id: SessionActName | 'report_absence'
  label: string
  icon: ReactNode
  /** Where it leads, if it is a page. */
  href?: string
  isDanger?: boolean
  /** Apart from what stands before it. */
  startsGroup?: boolean
  run?: () => void
}

/** Where somebody drew a new session; without an hour in a month. */
export type Drawn = { day: string; starts?: string; minutes?: number }
