import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceFields } from '~/components/absences/absence_fields'
import { useAbsenceForm } from '~/components/absences/use_absence_form'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'

interface AbsenceDialogProps {
  instructor: string
  today: string
  onClose: () => void
}

export function AbsenceDialog({ instructor, today, onClose }: AbsenceDialogProps) {
  const t = useTranslations('instructors.absences')
  const form = useAbsenceForm(today, false)
  const submit = () =>
    form.post(urlFor('admin.instructors.absences.store', { id: instructor }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('add')} onClose={onClose} staysOpen>
      <DialogForm
        title={t('add')}
        saveLabel={t('save')}
        cancelLabel={t('cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <AbsenceFields form={form} />
      </DialogForm>
    </Dialog>
  )
}
