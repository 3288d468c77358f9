import { Alert, Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { DraftNotice } from '~/ui/form/draft/draft_notice'
import type { DialogDraft } from '~/ui/form/draft/use_dialog_form'
import { useDrawnError } from '~/ui/form/undrawn_errors'
import { useArrival, useFocusOnRefusal } from '~/ui/form/focus'
import classes from '~/ui/form/form.module.css'

interface DialogFormProps {
  title: string
  problem?: string
  /** Undefined where there is nothing to save. */
  saveLabel: string | undefined
  isDanger?: boolean
  cancelLabel: string
  isPending: boolean
  draft?: DialogDraft
  onCancel: () => void
  onSubmit: () => void
  children: ReactNode
}

export function DialogForm(props: DialogFormProps) {
  const { title, problem, saveLabel, isDanger, cancelLabel, isPending, draft, onCancel, onSubmit } =
    props
  useDrawnError(problem)
  // Before the first wrong field is looked for, which comes before a problem of the whole
  const told = useArrival<HTMLDivElement>(problem, 'center')
  const form = useFocusOnRefusal(isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isPending && saveLabel) onSubmit()
  }
  return (
    <form ref={form} noValidate aria-label={title} onSubmit={submit}>
      <div className={classes.dialogFields}>
        {problem && (
          <Alert ref={told} tabIndex={-1} role="alert" color="danger">
            {problem}
          </Alert>
        )}
        {draft && <DraftNotice draft={draft} onDiscard={draft.discard} />}
        {props.children}
      </div>
      <div className={classes.dialogFooter}>
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        {saveLabel && (
          <Button type="submit" loading={isPending} color={isDanger ? 'danger' : undefined}>
            {saveLabel}
          </Button>
        )}
      </div>
    </form>
  )
}
