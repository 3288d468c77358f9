import { router } from '@inertiajs/react'
import { type MouseEvent, Suspense, useState } from 'react'
import { urlFor } from '~/client'
import { findBlank, type SessionParty } from '~/components/class_sessions/form/find_blank'
import type { SessionFormProps } from '~/components/class_sessions/form/session_form'
import { usePermissions } from '~/hooks/use_permissions'
import { lazyPart } from '~/language/lazy_part'

const SessionDialog = lazyPart(() => import('~/components/class_sessions/form/session_dialog'))

/**
 * A link that opens the form of new sessions in a dialog over the page, for people who may schedule them; in a new tab, or
 * if it can't be fetched, the form is a page of its own.
 */
export function useScheduling(party: SessionParty) {
  const may = usePermissions()
  const [blank, setBlank] = useState<SessionFormProps | null>(null)
  const [isOpening, setOpening] = useState(false)
  const href = urlFor('admin.class_sessions.create', {}, { qs: party })

  async function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isOpening) return
    setOpening(true)
    await findBlank(party)
      .then(setBlank)
      .catch(() => router.visit(href))
    setOpening(false)
  }

  const dialog = blank && (
    <Suspense>
      <SessionDialog blank={blank} onClose={() => setBlank(null)} />
    </Suspense>
  )
  return { link: may('admin.sessions.create') ? { href, onClick } : undefined, dialog }
}

export type Scheduling = ReturnType<typeof useScheduling>
