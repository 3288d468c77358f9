import { router } from '@inertiajs/react'
import { type MouseEvent, Suspense, useState } from 'react'
import { urlFor } from '~/client'
import type { SessionData } from '~/components/class_sessions/form/blank_session'
import { findBlank, type SessionParty } from '~/components/class_sessions/form/find_blank'
import type { SessionFormProps } from '~/components/class_sessions/form/session_form'
import { usePermissions } from '~/hooks/use_permissions'
import { lazyPart } from '~/language/lazy_part'

const SessionDialog = lazyPart(() => import('~/components/class_sessions/form/session_dialog'))

const pageOf = (party: SessionParty) => urlFor('admin.class_sessions.create', {}, { qs: party })

/** The form of new sessions in a dialog over the page; if it can't be fetched, it is a page of its own. */
export function useSessionDialog() {
  const [blank, setBlank] = useState<SessionFormProps | null>(null)
  const [isOpening, setOpening] = useState(false)

  async function open(party: SessionParty, begun?: Partial<SessionData>) {
    if (isOpening) return
    setOpening(true)
    await findBlank(party)
      .then((found) => setBlank({ ...found, begun }))
      .catch(() => router.visit(pageOf(party)))
    setOpening(false)
  }

  const dialog = blank && (
    <Suspense>
      <SessionDialog blank={blank} onClose={() => setBlank(null)} />
    </Suspense>
  )
  return { open, dialog }
}

/** A link that opens that dialog, for people who may schedule them; in a new tab the form is a page of its own. */
export function useScheduling(party: SessionParty) {
  const may = usePermissions()
  const { open, dialog } = useSessionDialog()

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void open(party)
  }

  const link = may('admin.sessions.create') ? { href: pageOf(party), onClick } : undefined
  return { link, dialog }
}

export type Scheduling = ReturnType<typeof useScheduling>
