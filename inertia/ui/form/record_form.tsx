import type { FormEvent, ReactNode } from 'react'
import { DraftNotice } from '~/ui/form/draft_notice'
import { ErrorSummary } from '~/ui/form/error_summary'
import { LeaveDialog } from '~/ui/form/leave_dialog'
import { SaveBar } from '~/ui/form/save_bar'
import { useLeaveGuard } from '~/ui/form/use_leave_guard'
import classes from '~/ui/form/form.module.css'

interface RecordFormProps {
  /** The accessible name of the form. */
  title: string
  labels: Record<string, string>
  errors: Record<string, string | undefined>
  isDirty: boolean
  isPending: boolean
  saveLabel: string
  /** Where the form is left for; none where the page has other parts to go to. */
  cancelHref?: string
  draftRestored: boolean
  onDiscardDraft: () => void
  onLeave: () => void
  onSubmit: () => void
  /** What must be seen before the fields: a stale version, duplicates. */
  notices?: ReactNode
  children: ReactNode
}

/** A long form on its own page: errors and notices on top, sections, a bar to save; asks before it is left unsaved. */
export function RecordForm(props: RecordFormProps) {
  const { isDirty, isPending } = props
  const guard = useLeaveGuard(isDirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) props.onSubmit()
  }
  return (
    <form
      className={classes.form}
      aria-label={props.title}
      noValidate
      onSubmit={submit}
      data-dirty={isDirty || undefined}
    >
      <div className={classes.notices}>
        {props.draftRestored && <DraftNotice onDiscard={props.onDiscardDraft} />}
        {props.notices}
        <ErrorSummary labels={props.labels} errors={props.errors} />
      </div>
      {props.children}
      <SaveBar
        label={props.saveLabel}
        isDirty={isDirty}
        isPending={isPending}
        cancelHref={props.cancelHref}
      />
      <LeaveDialog
        opened={guard.held !== null}
        onStay={guard.stay}
        onLeave={() => {
          props.onLeave()
          guard.leave()
        }}
      />
    </form>
  )
}
