import { Alert, Button, Group } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useDrawnError } from '~/ui/form/undrawn_errors'
import { useFocusOnRefusal } from '~/ui/form/focus'
import classes from '~/ui/form/form.module.css'

interface DialogFormProps {
  title: string
  problem?: string
  saveLabel: string
  isDanger?: boolean
  cancelLabel: string
  isPending: boolean
  onCancel: () => void
  onSubmit: () => void
  children: ReactNode
}

export function DialogForm(props: DialogFormProps) {
  const { title, problem, saveLabel, isDanger, cancelLabel, isPending, onCancel, onSubmit } = props
  useDrawnError(problem)
  const form = useFocusOnRefusal(isPending)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isPending) onSubmit()
  }
  return (
    <form ref={form} noValidate aria-label={title} onSubmit={submit}>
      <div className={classes.dialogFields}>
        {problem && (
          <Alert role="alert" color="danger">
            {problem}
          </Alert>
        )}
        {props.children}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="submit" loading={isPending} color={isDanger ? 'danger' : undefined}>
          {saveLabel}
        </Button>
      </Group>
    </form>
  )
}
