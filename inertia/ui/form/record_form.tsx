import { useEffect, type FormEvent, type ReactNode } from 'react'
import { ErrorSummary } from '~/ui/form/error_summary'
import { firstField, useFocusOnRefusal } from '~/ui/form/focus'
import { DraftNotice } from '~/ui/form/draft/draft_notice'
import { LeaveDialog } from '~/ui/form/draft/leave_dialog'
import { SaveBar } from '~/ui/form/save_bar'
import { UndrawnErrorsNotice } from '~/ui/form/undrawn_errors_notice'
import { useLeaveGuard } from '~/ui/form/draft/use_leave_guard'
import classes from '~/ui/form/form.module.css'

export interface RecordFormState {
  form: { errors: Record<string, string | undefined>; isDirty: boolean; processing: boolean }
  /** Asks what saving would do. */
  isChecking?: boolean
  draft: { restored: boolean; forget: () => void }
  submit: () => void
  discardDraft: () => void
}

interface RecordFormProps {
  title: string
  labels: Record<string, string>
  state: RecordFormState
  saveLabel: string
  /** Something else on the page is done more often. */
  isSaveSecondary?: boolean
  cancelHref?: string
  /** In a dialog, which asks before it is closed. */
  onCancel?: () => void
  notices?: ReactNode
  children: ReactNode
}

/**
 * A long form on its own page: errors and notices on top, sections, a bar to save; asks before it
 * is left unsaved. Where the form is the page's only purpose, it takes the focus at once.
 */
export function RecordForm(props: RecordFormProps) {
  const { form, draft, submit, discardDraft, isChecking = false } = props.state
  const { isDirty, processing: isPending } = form
  const guard = useLeaveGuard(isDirty)
  const element = useFocusOnRefusal(isPending || isChecking)
  const isWholePage = props.cancelHref !== undefined
  useEffect(() => {
    const page = element.current!
    if (isWholePage && !page.contains(document.activeElement))
      firstField(page)?.focus({ preventScroll: true })
  }, [isWholePage, element])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) submit()
  }
  return (
    <form
      ref={element}
      className={classes.form}
      aria-label={props.title}
      noValidate
      onSubmit={send}
      data-dirty={isDirty || undefined}
    >
      <div className={classes.notices}>
        <DraftNotice draft={draft} onDiscard={discardDraft} />
        {props.notices}
        <UndrawnErrorsNotice />
        <ErrorSummary labels={props.labels} errors={form.errors} />
      </div>
      {props.children}
      <SaveBar
        label={props.saveLabel}
        isSecondary={props.isSaveSecondary}
        isDirty={isDirty}
        isPending={isPending}
        cancelHref={props.cancelHref}
        onCancel={props.onCancel}
      />
      <LeaveDialog
        opened={guard.held !== null}
        onStay={guard.stay}
        onLeave={() => {
          draft.forget()
          guard.leave()
        }}
      />
    </form>
  )
}
