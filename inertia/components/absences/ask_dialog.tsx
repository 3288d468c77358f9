import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceFields } from '~/components/absences/absence_fields'
import { TouchedList } from '~/components/absences/touched_list'
import { useAbsenceDraft } from '~/components/absences/use_absence_draft'
import { useAbsenceForm } from '~/components/absences/use_absence_form'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { DraftNotice } from '~/ui/form/draft/draft_notice'

interface AskDialogProps {
  today: string
  onClose: () => void
}

/** Asks for an absence, and tells before which of one's sessions it would touch. */
export function AskDialog({ today, onClose }: AskDialogProps) {
  const t = useTranslations('absences')
  const form = useAbsenceForm(today)
  const { draft, leave, submit, discard } = useAbsenceDraft({
    form,
    url: urlFor('own_absences.store'),
    onClose,
  })
  return (
    <Dialog opened title={t('ask')} onClose={leave} isDirty={form.isDirty && !form.hasErrors}>
      {(close) => (
        <DialogForm
          title={t('ask')}
          saveLabel={t('send')}
          cancelLabel={t('cancel')}
          isPending={form.processing}
          onCancel={close}
          onSubmit={submit}
        >
          <DraftNotice draft={draft} onDiscard={discard} />
          <AbsenceFields form={form} />
          <TouchedList absence={form.data} />
        </DialogForm>
      )}
    </Dialog>
  )
}
