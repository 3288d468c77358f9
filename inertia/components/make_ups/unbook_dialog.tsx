import { useForm } from '@inertiajs/react'
import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'

/** Families aren’t told whether it is still owed. */
type Unbooked = Pick<StudentMakeUp, 'booked'> & { is_owed: boolean }

/** What is given up with the booking: a seat, or a session that is there for it alone. */
function textOf({ is_owed: isOwed, booked }: Unbooked) {
  const kind = booked?.student ? 'lesson' : 'text'
  return isOwed ? kind : (`${kind}_not_owed` as const)
}

interface UnbookDialogProps {
  makeUp: Unbooked
  url: string
  onClose: () => void
}

export function UnbookDialog({ makeUp, url, onClose }: UnbookDialogProps) {
  const t = useTranslations('make_ups')
  const told = useSessionTold()
  const form = useForm({})
  const title = t('unbook.title')
  const submit = () =>
    form.delete(url, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={title} onClose={onClose}>
      <DialogForm
        title={title}
        saveLabel={t('acts.unbook')}
        isDanger
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        {makeUp.booked && <Text fw={500}>{told(makeUp.booked)}</Text>}
        <Text>{t(`unbook.${textOf(makeUp)}`)}</Text>
      </DialogForm>
    </Dialog>
  )
}
