import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceFields } from '~/components/absences/absence_fields'
import { TouchedList } from '~/components/absences/touched_list'
import { useAbsenceDraft } from '~/components/absences/use_absence_draft'
import { useAbsenceForm } from '~/components/absences/use_absence_form'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { DraftNotice } from '~/ui/form/draft/draft_notice'

interface AbsenceDialogProps {
  instructor: string
  today: string
  onClose: () => void
}

export function AbsenceDialog({ instructor, today, onClose }: AbsenceDialogProps) {
  const t = useTranslations('instructors.absences')
  const form = useAbsenceForm(today)
  const { draft, leave, submit, discard } = useAbsenceDraft({
    form,
    url: urlFor('admin.instructors.absences.store', { id: instructor }),
    onClose,
  })
  return (
    <Dialog
      opened
      title={t('add')}
      onClose={leave}
      isDirty={form.isDirty && !form.hasErrors}
      staysOpen
    >
      {(close) => (
        <DialogForm
          title={t('add')}
          saveLabel={t('save')}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          onSubmit={submit}
        >
          <DraftNotice draft={draft} onDiscard={discard} />
          <AbsenceFields form={form} />
          <TouchedList absence={form.data} instructor={instructor} />
        </DialogForm>
      )}
    </Dialog>
  )
}
