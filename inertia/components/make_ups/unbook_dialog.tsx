import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { everybodyTold, TellingFields } from '~/components/class_sessions/changes/telling_fields'
import type { BookingUrls, StudentMakeUp } from '~/components/make_ups/types'
import { useBookingPreview } from '~/components/make_ups/use_booking_preview'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'

/** Families aren’t told whether it is still owed. */
type Unbooked = Pick<StudentMakeUp, 'booked'> & { is_owed: boolean }

/** What is given up with the booking: a seat, or a session that is there for it alone. */
function textOf({ is_owed: isOwed, booked }: Unbooked) {
  const kind = booked?.student ? 'one_to_one' : 'text'
  return isOwed ? kind : (`${kind}_not_owed` as const)
}

interface UnbookDialogProps {
  makeUp: Unbooked
  urls: Omit<BookingUrls, 'choices'>
  onClose: () => void
}

export function UnbookDialog({ makeUp, urls, onClose }: UnbookDialogProps) {
  const t = useTranslations('make_ups')
  const told = useSessionTold()
  const { form, draft } = useDialogForm(`unbook.${urls.booking}`, everybodyTold)
  const isOneToOne = Boolean(makeUp.booked?.student)
  const preview = useBookingPreview(urls.preview, isOneToOne ? {} : null)
  const title = t('unbook.title')
  const submit = () =>
    form.delete(urls.booking, {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        saveLabel={t('acts.unbook')}
        isDanger
        cancelLabel={t('unbook.keep')}
        problem={preview.problem ?? undefined}
        isPending={form.processing || preview.isPending}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        {makeUp.booked && <Text fw={500}>{told(makeUp.booked)}</Text>}
        <Text>{t(`unbook.${textOf(makeUp)}`)}</Text>
        <TellingFields audience={preview.audience} field={bindingsOf(form)} />
      </DialogForm>
    </Dialog>
  )
}
