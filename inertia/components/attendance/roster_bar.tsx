import { Button, VisuallyHidden } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { MarkingControls } from '~/components/attendance/use_marking'
import { useNames } from '~/ui/names/use_names'
import { isolate } from '~/ui/isolate'
import device from '~/components/attendance/device/waiting.module.css'
import classes from '~/components/attendance/roster.module.css'

interface RosterBarProps {
  marking: MarkingControls
  /** How many nobody has marked yet who can be marked present. */
  unmarked: number
  onAll: () => void
}

/** Stays at the bottom, under the thumb: everyone at once, and how far one is. */
export function RosterBar({ marking, unmarked, onAll }: RosterBarProps) {
  const t = useTranslations('attendance')
  const { rows } = marking
  const awaited = rows.filter((row) => !row.is_frozen || row.status !== null)
  const marked = awaited.filter((row) => row.status !== null).length
  return (
    <div className={classes.bar}>
      <div className={classes.progress}>
        <strong>
          {marked === awaited.length
            ? t('everyone')
            : t('progress', { marked, all: awaited.length })}
        </strong>
        {marking.isCut ? <Waiting marking={marking} /> : <Saved marking={marking} />}
      </div>
      {unmarked > 0 && (
        <Button size="md" leftSection={<IconChecks size={20} aria-hidden />} onClick={onAll}>
          {t('all_present')}
        </Button>
      )}
    </div>
  )
}

/** Where marks are while nobody answers, and a way to try at once. */
function Waiting({ marking: { waiting, isKept, isEnded, retry } }: { marking: MarkingControls }) {
  const t = useTranslations('attendance.waiting')
  const when = isEnded ? t('ended') : isKept ? t('kept') : t('in_page')
  return (
    <>
      <span className={classes.quiet} role="status">
        {t('count', { count: waiting })} {when}
      </span>
      <button type="button" className={device.now} onClick={retry}>
        {t('now')}
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
