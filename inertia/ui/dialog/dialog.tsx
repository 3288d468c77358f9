import type { ReactNode } from 'react'
import { useFocusBack } from '~/hooks/use_focus_back'
import { DialogFrame } from '~/ui/dialog/dialog_frame'
import { LeaveDialog } from '~/ui/form/draft/leave_dialog'
import { UndrawnErrorsNotice } from '~/ui/form/undrawn_errors_notice'
import { useTypedGuard } from '~/ui/dialog/use_typed_guard'

interface DialogProps {
  opened: boolean
  title: string
  onClose: () => void
  /** What it holds is shown once: a click beside it loses nothing. */
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
