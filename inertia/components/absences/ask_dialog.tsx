import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceFields } from '~/components/absences/absence_fields'
import { TouchedList } from '~/components/absences/touched_list'
import { useAbsenceForm } from '~/components/absences/use_absence_form'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'

interface AskDialogProps {
  today: string
  onClose: () => void
}

/** Asks for an absence, and tells before which of one's sessions it would touch. */
export function AskDialog({ today, onClose }: AskDialogProps) {
  const t = useTranslations('absences')
  const form = useAbsenceForm(today, true)
  const submit = () =>
    form.post(urlFor('own_absences.store'), { preserveScroll: true, onSuccess: onClose })
  return (
    <Dialog opened title={t('ask')} onClose={onClose} isDirty={form.isDirty}>
      {(close) => (
        <DialogForm
          title={t('ask')}
          saveLabel={t('send')}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          onSubmit={submit}
        >
          <AbsenceFields form={form} />
          <TouchedList said={form.data} />
        </DialogForm>
      )}
    </Dialog>
  )
}
