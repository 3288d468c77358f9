import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceFields } from '~/components/absences/absence_fields'
import { TouchedList } from '~/components/absences/touched_list'
import { useAbsenceForm } from '~/components/absences/use_absence_form'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { DraftNotice } from '~/ui/form/draft/draft_notice'
import { useDraft } from '~/ui/form/draft/use_draft'
import { isDoor } from '~/ui/form/use_record_form'

interface AskDialogProps {
  today: string
  onClose: () => void
}

/** Asks for an absence, and tells before which of one's sessions it would touch. */
export function AskDialog({ today, onClose }: AskDialogProps) {
  const t = useTranslations('absences')
  const form = useAbsenceForm(today, true)
  const [initial] = useState(form.data)
  const draft = useDraft({
    ...{ data: form.data, initial, of: 'absence' },
    onRestore: (kept) => form.setData((now) => ({ ...now, ...kept })),
  })
  const leave = () => {
    draft.forget()
    onClose()
  }
  const submit = () => {
    draft.save()
    form.post(urlFor('own_absences.store'), {
      preserveScroll: true,
      onSuccess: ({ component }) => (isDoor(component) ? onClose() : leave()),
    })
  }
  const discard = () => {
    form.setData(initial)
    draft.forget()
  }
  return (
    <Dialog opened title={t('ask')} onClose={leave} isDirty={form.isDirty}>
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
          <TouchedList said={form.data} />
        </DialogForm>
      )}
    </Dialog>
  )
}
