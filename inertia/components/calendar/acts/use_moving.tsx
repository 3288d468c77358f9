import { Suspense, useState } from 'react'
import { useFindSession } from '~/components/calendar/acts/find_session'
import type { Moved } from '~/components/calendar/acts/types'
import type { MeetingOptions, SessionDetail } from '~/components/class_sessions/types'
import { lazyPart } from '~/language/lazy_part'

const MoveDialog = lazyPart(() => import('~/components/calendar/acts/move_dialog'))

/** A session stands where it was moved to, marked, until it is kept or put back. */
export function useMoving(options?: MeetingOptions) {
  const [moved, setMoved] = useState<Moved | null>(null)
  const [detail, setDetail] = useState<SessionDetail | null>(null)
  const { find, forget } = useFindSession()

  function putBack() {
    forget()
    setMoved(null)
    setDetail(null)
  }

  function ask(next: Moved) {
    setDetail(null)
    setMoved({ ...next, isAsked: true })
    find(next.session.id, setDetail, putBack)
  }

  /** The calendar draws it as it was saved by now. */
  const settle = () => setMoved((now) => (now?.isKept ? null : now))

  const dialog = moved?.isAsked && detail?.id === moved.session.id && (
    <Suspense>
      <MoveDialog
        session={detail}
        moved={moved}
        options={options}
        onClose={putBack}
        onSaved={() => {
          setDetail(null)
          setMoved({ ...moved, isKept: true })
        }}
        onStale={() => find(detail.id, setDetail)}
      />
    </Suspense>
  )
  return { moved, step: setMoved, ask, putBack, settle, dialog }
}
