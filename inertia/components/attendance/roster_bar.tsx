import { Button, VisuallyHidden } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { focusChoice } from '~/components/attendance/focus_choice'
import type { MarkingControls } from '~/components/attendance/use_marking'
import { useNames } from '~/ui/names/use_names'
import { isolate } from '~/ui/isolate'
import device from '~/components/attendance/device/waiting.module.css'
import classes from '~/components/attendance/roster.module.css'
import bar from '~/components/attendance/roster_bar.module.css'

interface RosterBarProps {
  marking: MarkingControls
  /** How many nobody has marked yet who can be marked present. */
  unmarked: number
  /** Moves the focus to the field for the reason. */
  onWhy: () => void
  onAll: () => void
}

/** Stays at the bottom, under the thumb: everyone at once, and how far one is. */
export function RosterBar({ marking, unmarked, onWhy, onAll }: RosterBarProps) {
  const t = useTranslations('attendance')
  const { rows, isHeld, isCut, refused, together } = marking
  const isUnsaved = isHeld || isCut || together.size > 0 || Object.keys(refused).length > 0
  const awaited = rows.filter((row) => !row.is_frozen || row.status !== null)
  const marked = awaited.filter((row) => row.status !== null).length
  return (
    <div className={bar.bar}>
      <div className={bar.progress}>
        <strong>
          {marked < awaited.length
            ? t('progress', { marked, all: awaited.length })
            : t(isUnsaved ? 'waiting.unsaved' : 'everyone')}
        </strong>
        {isHeld ? (
          <Held marking={marking} onWhy={onWhy} />
        ) : isCut ? (
          <Waiting marking={marking} />
        ) : (
          <Saved marking={marking} />
        )}
      </div>
      {unmarked > 0 && (
        <Button size="md" leftSection={<IconChecks size={20} aria-hidden />} onClick={onAll}>
          {t('all_present')}
        </Button>
      )}
    </div>
  )
}

type HeldProps = Pick<RosterBarProps, 'marking' | 'onWhy'>

/** Says that nothing is sent before a reason is written, and offers to discard the marks. */
function Held({ marking: { rows, waiting, isWaiting, discard }, onWhy }: HeldProps) {
  const t = useTranslations('attendance')
  const [first] = rows.filter(({ student }) => isWaiting(student.id))
  const letGo = () => {
    discard()
    focusChoice(first?.student.id)
  }
  return (
    <>
      <span className={classes.quiet} role="status">
        {t('no_reason', { count: waiting })}
      </span>
      <span className={device.acts}>
        <button type="button" className={device.now} onClick={onWhy}>
          {t('write_why')}
        </button>
        <button type="button" className={device.now} onClick={letGo}>
          {t('waiting.let_go', { count: waiting })}
        </button>
      </span>
    </>
  )
}

/** Where marks are while the server doesn't answer, and a way to try at once. Signing in again leads back to this page. */
function Waiting({ marking: { waiting, isKept, isEnded, retry } }: { marking: MarkingControls }) {
  const t = useTranslations('attendance.waiting')
  return (
    <>
      <span className={classes.quiet} role="status">
        {t(isEnded ? 'ended' : isKept ? 'kept' : 'in_page', { count: waiting })}
      </span>
      <button
        type="button"
        className={device.now}
        onClick={isEnded ? () => window.location.reload() : retry}
      >
        {t(isEnded ? 'sign_in' : 'now')}
      </button>
    </>
  )
}

/** Whether all of it is kept: quietly for eyes, in words for ears. */
function Saved({ marking }: { marking: MarkingControls }) {
  const t = useTranslations('attendance')
  const names = useNames()
  const { saved, isSaving, attendance } = marking
  const [one] = saved
  const student = attendance.rows.find((row) => row.student.id === one?.student_id)?.student
  const told =
    saved.length === 1 && one && student
      ? t('saved.one', { name: isolate(names(student).lead), status: t(`status.${one.status}`) })
      : t('saved.many', { count: saved.length })
  const quiet = isSaving ? t('state.saving') : saved.length > 0 && t('state.saved')
  return (
    <>
      <span className={classes.quiet}>{quiet}</span>
      <VisuallyHidden role="status">{!isSaving && saved.length > 0 && told}</VisuallyHidden>
    </>
  )
}
