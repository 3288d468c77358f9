import type { ReactNode } from 'react'
import { useFocusOnRefusal } from '~/ui/form/focus'
import classes from '~/components/auth/auth.module.css'

interface DoorFormProps {
  isPending: boolean
  send: () => void
  children: ReactNode
}

/** The one form of a page before the portals. */
export function DoorForm({ isPending, send, children }: DoorFormProps) {
  return (
    <form
      ref={useFocusOnRefusal(isPending)}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {children}
    </form>
  )
}
