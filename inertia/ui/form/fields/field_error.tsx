import { IconAlertCircle } from '@tabler/icons-react'
import { useDrawnError } from '~/ui/form/undrawn_errors'
import classes from '~/ui/form/fields/field.module.css'

export function FieldError({ message }: { message: string }) {
  useDrawnError(message)
  return (
    <span className={classes.error}>
      <IconAlertCircle size={16} aria-hidden />
      <span>{message}</span>
    </span>
  )
}
