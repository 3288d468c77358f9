import { router } from '@inertiajs/react'
import {
  IconArrowsMove,
  IconCopyPlus,
  IconExternalLink,
  IconFileInvoice,
  IconLink,
  IconPencil,
} from '@tabler/icons-react'
import { Suspense, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { copyOf, drawnFields } from '~/components/calendar/acts/begun_session'
import { useFindSession } from '~/components/calendar/acts/find_session'
import { mayBe } from '~/components/calendar/acts/may_be'
import type { Drawn, SessionAct, SessionActName } from '~/components/calendar/acts/types'
import { useAttendanceLink } from '~/components/calendar/acts/use_attendance_link'
import { useMoving } from '~/components/calendar/acts/use_moving'
import type { ShownSession } from '~/components/calendar/shown_session'
import {
  type ChangeAct,
  changeIcons,
  changeOf,
  useChangeDialog,
} from '~/components/class_sessions/changes/use_session_changes'
import type { SessionParty } from '~/components/class_sessions/form/find_blank'
import type { MeetingOptions, SessionDetail } from '~/components/class_sessions/types'
import { useSessionDialog } from '~/components/class_sessions/use_scheduling'
import { isBillable } from '~/components/invoice_drafts/is_billable'
import { usePermissions } from '~/hooks/use_permissions'
import { lazyPart } from '~/language/lazy_part'
import { isolate } from '~/ui/isolate'

const EditDialog = lazyPart(() => import('~/components/class_sessions/changes/edit_dialog'))
const SessionMenu = lazyPart(() => import('~/components/calendar/acts/session_menu'))

interface ActsOptions {
  options?: MeetingOptions
  /** What the calendar is narrowed down to, where that is one of a kind. */
  party: SessionParty & { branch?: string }
  /** How many days the register of a session that is over stays open. */
  lock_days: number
}

type OpenMenu = { session: ShownSession; at: { x: number; y: number }; from: HTMLElement }

/** All that an administrator does with the sessions of a calendar; what opens is drawn by `dialogs` and `menu`. */
export function useSessionActs({ options, lock_days, party }: ActsOptions) {
  const t = useTranslations('calendar.acts')
  const words = useTranslations('sessions.acts')
  const may = usePermissions()
  const [mayUpdate, mayCreate] = [may('admin.sessions.update'), may('admin.sessions.create')]
  const moving = useMoving(options)
  const { find } = useFindSession()
  const editing = useEditing(options)
  const changes = useChangeDialog(options)
  const scheduling = useSessionDialog()
  const attendanceOf = useAttendanceLink((id) => urlFor('admin.attendance.show', { id }))
  const [open, setOpen] = useState<OpenMenu | null>(null)

  const change = (act: ChangeAct) => (session: ShownSession) =>
    find(session.id, (found) => changes.open(changeOf(found, act, words(act))))
  const move = ({ ...session }: ShownSession) => {
    const { starts_at, minutes } = session
    moving.ask({ session, to: { starts_at, minutes }, parties: {}, isAsked: true })
  }
  const duplicate = (session: ShownSession) =>
    find(session.id, (found) => void scheduling.open(...copyOf(found)))
  const schedule = (drawn: Drawn) => {
    const { branch, ...parties } = party
    void scheduling.open(parties, drawnFields(drawn, branch))
  }
  const copyLink = async ({ id }: ShownSession) => {
    const link = new URL(urlFor('admin.class_sessions.show', { id }), location.origin)
    const isCopied = await copied(link.href)
    router.flash(() =>
      isCopied
        ? { notice: t('link_copied') }
        : { error: t('link_not_copied', { link: isolate(link.href) }) }
    )
  }

  function items(session: ShownSession): SessionAct[] {
    const { changed, restored, called_off: mayCallOff } = mayBe(session, lock_days)
    const mayChange = mayUpdate && changed
    const act = (id: SessionActName, Icon: typeof IconLink, run: (of: ShownSession) => unknown) => {
      return {
        id,
        label: t(id),
        icon: <Icon size={16} aria-hidden />,
        run: () => void run(session),
      }
    }
    const href = urlFor('admin.class_sessions.show', { id: session.id })
    const bill = urlFor('admin.invoices.create', {}, { qs: { session: session.id } })
    return [
      { ...act('open', IconExternalLink, () => undefined), href },
      ...(may('admin.attendance.index') ? attendanceOf(session) : []),
      ...(mayChange
        ? [
            act('edit', IconPencil, ({ id }) => find(id, editing.open)),
            act('move', IconArrowsMove, move),
            act('substitute', changeIcons.substitute, change('substitute')),
            act('room', changeIcons.room, change('room')),
          ]
        : []),
      ...(mayCreate ? [act('duplicate', IconCopyPlus, duplicate)] : []),
      ...(may('admin.invoices.create') && isBillable(session)
        ? [{ ...act('bill', IconFileInvoice, () => undefined), href: bill }]
        : []),
      act('copy_link', IconLink, copyLink),
      ...(mayChange
        ? [
            {
              ...act('cancel', changeIcons.cancel, change('cancel')),
              isDanger: true,
              startsGroup: true,
            },
          ]
        : []),
      ...(mayUpdate && mayCallOff
        ? [
            {
              ...act('not_held', changeIcons.not_held, change('not_held')),
              isDanger: true,
              startsGroup: true,
            },
          ]
        : []),
      ...(mayUpdate && restored
        ? [{ ...act('restore', changeIcons.restore, change('restore')), startsGroup: true }]
        : []),
    ]
  }

  /** The focus is back on the session before anything else opens, so that it comes back there, too. */
  const closeMenu = ({ from }: OpenMenu) => {
    setOpen(null)
    from.focus({ preventScroll: true })
  }
  const menu = open && (
    <Suspense>
      <SessionMenu
        label={open.session.name}
        at={open.at}
        acts={items(open.session).map(({ run, ...act }) => ({
          ...act,
          run: () => {
            closeMenu(open)
            run?.()
          },
        }))}
        onClose={() => closeMenu(open)}
      />
    </Suspense>
  )
  const dialogs = (
    <>
      {moving.dialog}
      {editing.dialog}
      {changes.dialog}
      {scheduling.dialog}
    </>
  )
  const mayMove = useCallback(
    (session: ShownSession) => mayUpdate && mayBe(session, lock_days).changed,
    [mayUpdate, lock_days]
  )
  return {
    items,
    menu,
    dialogs,
    moving,
    mayMove,
    mayCreate,
    schedule,
    openMenu: setOpen,
    isMenuOpen: open !== null,
  }
}

export type SessionActs = ReturnType<typeof useSessionActs>

function useEditing(options?: MeetingOptions) {
  const [session, setSession] = useState<SessionDetail | null>(null)
  const { find, forget } = useFindSession()
  const close = () => {
    forget()
    setSession(null)
  }
  const dialog = session && (
    <Suspense>
      <EditDialog
        session={session}
        options={options}
        onClose={close}
        onStale={() => find(session.id, setSession)}
      />
    </Suspense>
  )
  return { open: setSession, dialog }
}

/** A browser lets a page write there over HTTPS only, and may refuse even then. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
