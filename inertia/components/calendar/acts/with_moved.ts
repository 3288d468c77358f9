import { endOf } from '~/components/calendar/acts/moved_time'
import type { Moved } from '~/components/calendar/acts/types'
import type { ShownSession } from '~/components/calendar/use_shown_sessions'

/** As it is drawn where it was moved to. */
export const placed = ({ session, to }: Moved): ShownSession => ({
  ...session,
  ...to,
  ends_at: endOf(to),
})
