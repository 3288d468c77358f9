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
  /** Asks before it is closed with unsaved changes, choices included. */
  isDirty?: boolean
  isWide?: boolean
  children: ReactNode | ((close: () => void) => ReactNode)
}

export function Dialog(props: DialogProps) {
  const { opened, title, onClose, staysOpen = false, isDirty = false, isWide, children } = props
  useFocusBack()
  const { isTyped, isAsking, content, ask, stay } = useTypedGuard(isDirty)
  const close = isDirty ? ask : onClose
  return (
    <>
      <DialogFrame
        opened={opened}
        title={title}
        onClose={close}
        onBack={isTyped ? ask : onClose}
        isWide={isWide}
        closeOnClickOutside={!staysOpen && !isTyped}
        closeOnEscape={!isTyped}
        content={content}
      >
        <UndrawnErrorsNotice />
        {typeof children === 'function' ? children(close) : children}
      </DialogFrame>
      {isAsking && <LeaveDialog opened onStay={stay} onLeave={onClose} />}
    </>
  )
}

/**
 * Keeps a stray click or Escape from discarding what was typed, until it is sent. Searches, choices
 * and passwords don't count, because they are quickly typed again.
 */
function useTypedGuard(isDirty: boolean) {
  const [hasTyped, setTyped] = useState(false)
  const isTyped = hasTyped || isDirty
  const [isAsking, setAsking] = useState(false)
  const content = {
    onInput: ({ target }: FormEvent) => {
      if (!(target as Element).matches('[role=combobox], [type=search], [type=password]')) {
        setTyped(true)
      }
    },
    onSubmit: () => setTyped(false),
    onKeyDownCapture: ({ key, target, currentTarget, nativeEvent }: KeyboardEvent) => {
      if (!isTyped || isAsking || key !== 'Escape' || nativeEvent.isComposing) return
      // Of a dialog over this one
      if (dialogOf(target as Element) !== dialogOf(currentTarget)) return
      // An open calendar or list of choices has taken the key
      if ((target as Element).getAttribute('data-mantine-stop-propagation') === 'true') return
      setAsking(true)
    },
  }
  return { isTyped, isAsking, content, ask: () => setAsking(true), stay: () => setAsking(false) }
}

const dialogOf = (element: Element) => element.closest('[role=dialog]')
