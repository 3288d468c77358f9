import { type ReactNode, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useFocusBack } from '~/hooks/use_focus_back'
import { DialogFrame } from '~/ui/dialog/dialog_frame'
import { LeaveDialog } from '~/ui/form/draft/leave_dialog'
import { UndrawnErrorsNotice } from '~/ui/form/undrawn_errors_notice'

interface DialogProps {
  opened: boolean
  title: string
  onClose: () => void
  /** Its contents are shown once, so a click beside it must not close it. */
  staysOpen?: boolean
  children: ReactNode
}

export function Dialog({ opened, title, onClose, staysOpen = false, children }: DialogProps) {
  useFocusBack()
  const { isTyped, isAsking, content, stay } = useTypedGuard()
  return (
    <>
      <DialogFrame
        opened={opened}
        title={title}
        onClose={onClose}
        closeOnClickOutside={!staysOpen && !isTyped}
        closeOnEscape={!isTyped}
        content={content}
      >
        <UndrawnErrorsNotice />
        {children}
      </DialogFrame>
      {isAsking && <LeaveDialog opened onStay={stay} onLeave={onClose} />}
    </>
  )
}

/**
 * Keeps a stray click or Escape from discarding what was typed, until it is sent. Searches, choices
 * and passwords don't count, because they are quickly typed again.
 */
function useTypedGuard() {
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const content = {
    onInput: ({ target }: FormEvent) => {
      if (!(target as Element).matches('[role=combobox], [type=search], [type=password]')) {
        setTyped(true)
      }
    },
    onSubmit: () => setTyped(false),
    onKeyDownCapture: ({ key, target, nativeEvent }: KeyboardEvent) => {
      if (!isTyped || isAsking || key !== 'Escape' || nativeEvent.isComposing) return
      // An open calendar or list of choices has taken the key
      if ((target as Element).getAttribute('data-mantine-stop-propagation') === 'true') return
      setAsking(true)
    },
  }
  return { isTyped, isAsking, content, stay: () => setAsking(false) }
}
