import { Button } from '@mantine/core'
import {
  IconCalendarOff,
  IconCalendarX,
  IconDoor,
  IconPencil,
  IconRestore,
  IconUserShare,
} from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChangeTask } from '~/components/class_sessions/changes/change_dialog'
import { editFields } from '~/components/class_sessions/changes/edit_fields'
import { movedQuery } from '~/components/class_sessions/changes/moved_query'
import { SessionSubject } from '~/components/class_sessions/session_subject'
import type {
  MeetingOptions,
  SessionDetail,
  SessionList,
  SessionRow,
} from '~/components/class_sessions/types'
import { BillItem } from '~/components/invoice_drafts/bill_item'
import { isBillable } from '~/components/invoice_drafts/is_billable'
import { usePermissions } from '~/hooks/use_permissions'
import { lazyPart } from '~/language/lazy_part'
import type { ListDescription } from '~/ui/list/list_description'
import type { BulkAct } from '~/ui/list/selection/selection_bar'
import { Menu } from '~/ui/menu/menu'

const CancelDialog = lazyPart(() => import('~/components/class_sessions/changes/cancel_dialog'))
const EditDialog = lazyPart(() => import('~/components/class_sessions/changes/edit_dialog'))
const ReassignDialog = lazyPart(() => import('~/components/class_sessions/changes/reassign_dialog'))
const SubstituteDialog = lazyPart(() => import('~/components/substitution/substitute_dialog'))
const RestoreDialog = lazyPart(() => import('~/components/class_sessions/changes/restore_dialog'))

export type ChangeAct = 'cancel' | 'not_held' | 'restore' | 'room' | 'substitute'

type BulkChange = Exclude<ChangeAct, 'not_held'>

export const changeIcons = {
  cancel: IconCalendarX,
  not_held: IconCalendarOff,
  restore: IconRestore,
  room: IconDoor,
  substitute: IconUserShare,
}

type Met = Pick<SessionRow, 'room' | 'instructor'>

function presentOf(sessions: Met[]): ChangeTask['present'] {
  const shared = (idOf: (session: Met) => string | undefined) => {
    const ids = new Set(sessions.map((session) => idOf(session) ?? null))
    return ids.size === 1 ? [...ids][0] : undefined
  }
  return { room: shared(({ room }) => room?.id), substitute: shared((one) => one.instructor?.id) }
}

/** The dialog of one change, whichever is opened. */
export function useChangeDialog(options?: MeetingOptions) {
  const [task, setTask] = useState<(ChangeTask & { act: ChangeAct }) | null>(null)
  const close = () => setTask(null)
  const dialog = task && (
    <Suspense>
      {task.session ? (
        <SessionSubject session={task.session}>{dialogFor(task)}</SessionSubject>
      ) : (
        dialogFor(task)
      )}
    </Suspense>
  )
  return { dialog, open: setTask }

  function dialogFor({ act, ...of }: ChangeTask & { act: ChangeAct }) {
    if (act === 'cancel' || act === 'not_held')
      return <CancelDialog act={act} task={of} onClose={close} />
    if (act === 'restore') return <RestoreDialog task={of} onClose={close} />
    if (act === 'substitute' && of.session && of.session.type !== 'event')
      return <SubstituteDialog task={of} session={of.session} onClose={close} />
    return <ReassignDialog act={act} task={of} options={options} onClose={close} />
  }
}

/** Of the sessions chosen in the list; those that are left alone are named before. */
export function useSessionBulk(
  sessions: SessionList,
  mayUpdate: boolean,
  options?: MeetingOptions
) {
  const t = useTranslations('sessions.acts')
  const { dialog, open } = useChangeDialog(options)
  const bulk: ListDescription<SessionRow>['bulk'] = (chosen, done, matching) => {
    const { total, is_more: isMore } = sessions.meta
    const count = matching === null ? chosen.length : total
    const asked =
      matching === null
        ? { sessions: chosen.map(({ id, version }) => ({ id, version })) }
        : { matching }
    const act = (id: BulkChange): BulkAct => {
      const title = matching !== null && isMore ? t(`${id}_all`) : t(`${id}_many`, { count })
      const Icon = changeIcons[id]
      const present = matching === null ? presentOf(chosen) : {}
      const run = () => open({ act: id, title, asked, mayHaveScope: false, present, done })
      return { id, label: title, icon: <Icon size={16} aria-hidden />, run }
    }
    // While none is chosen the list asks whether there is anything to choose them for
    const isOpen = matching !== null || chosen.length === 0
    const isAny = (cancelled: boolean) =>
      isOpen || chosen.some(({ status }) => (status === 'cancelled') === cancelled)
    const acts: BulkChange[] = [
      ...(isAny(false) ? (['substitute', 'room', 'cancel'] as const) : []),
      ...(isAny(true) ? (['restore'] as const) : []),
    ]
    return mayUpdate ? acts.map(act) : []
  }
  return { bulk, dialog }
}

/** Of the session a page shows: its own dialog, beside those of the menu. */
export function useSessionEdit(
  session: SessionDetail,
  mayUpdate: boolean,
  options?: MeetingOptions
) {
  const t = useTranslations('sessions.acts')
  const [isOpen, setOpen] = useState(false)
  const button = mayUpdate && session.may_be.changed && (
    <Button
      leftSection={<IconPencil size={16} aria-hidden />}
      onClick={() => setOpen(true)}
      data-shortcut="edit"
    >
      {t('edit')}
    </Button>
  )
  const dialog = isOpen && (
    <Suspense>
      <EditDialog session={session} options={options} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return { button, dialog }
}

/** What its dialog is told of one session. */
export function changeOf(
  session: SessionDetail,
  act: ChangeAct,
  title: string
): ChangeTask & { act: ChangeAct } {
  const { id, version, follows_series: mayHaveScope } = session
  return {
    ...{ act, title, asked: { sessions: [{ id, version }] }, mayHaveScope },
    present: presentOf([session]),
    session,
    time: movedQuery(session, editFields(session)),
    done: () => undefined,
  }
}

/** Of the session a page shows. */
export function useSessionMenu(
  session: SessionDetail,
  mayUpdate: boolean,
  options?: MeetingOptions
) {
  const t = useTranslations('sessions.acts')
  const { dialog, open } = useChangeDialog(options)
  const { may_be: may } = session
  const item = (act: ChangeAct): ReactNode => {
    const Icon = changeIcons[act]
    return (
      <Menu.Item
        key={act}
        color={act === 'cancel' || act === 'not_held' ? 'red' : undefined}
        leftSection={<Icon size={16} aria-hidden />}
        onClick={() => open(changeOf(session, act, t(act)))}
      >
        {t(act)}
      </Menu.Item>
    )
  }
  const acts: ChangeAct[] = [
    ...(may.changed ? (['substitute', 'room', 'cancel'] as const) : []),
    ...(may.called_off ? (['not_held'] as const) : []),
    ...(may.restored ? (['restore'] as const) : []),
  ]
  const mayBill = usePermissions()('admin.invoices.create') && isBillable(session)
  const changes = mayUpdate ? acts.map(item) : []
  const findSubstitute =
    mayUpdate && may.changed
      ? () => open(changeOf(session, 'substitute', t('substitute')))
      : undefined
  return {
    menu:
      mayBill || changes.length > 0 ? (
        <>
          {mayBill && <BillItem subject={{ session: session.id }} label={t('bill')} />}
          {changes}
        </>
      ) : undefined,
    findSubstitute,
    dialog,
  }
}
