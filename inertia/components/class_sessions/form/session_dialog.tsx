import { useTranslations } from 'use-intl'
import {
  SessionFields,
  type SessionFormProps,
  useBlankForm,
} from '~/components/class_sessions/form/session_form'
import { Dialog } from '~/ui/dialog/dialog'

interface SessionDialogProps {
  blank: SessionFormProps
  onClose: () => void
}

/** The form in a dialog over another page, to which saving returns. */
export default function SessionDialog({ blank, onClose }: SessionDialogProps) {
  const t = useTranslations('sessions')
  const made = useBlankForm(blank, onClose)
  const { form, draft } = made.state
  const leave = () => {
    draft.forget()
    onClose()
  }
  return (
    <Dialog
      opened
      staysOpen
      isWide
      isDirty={form.isDirty}
      title={t('create_title')}
      onClose={leave}
    >
      {(close) => <SessionFields {...made} onCancel={close} />}
    </Dialog>
  )
}
