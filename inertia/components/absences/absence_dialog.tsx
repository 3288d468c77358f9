import { AbsenceFields } from '~/components/absences/absence_fields'
import { TouchedList } from '~/components/absences/touched_list'
import { useAbsenceDraft } from '~/components/absences/use_absence_draft'
import { useAbsenceForm } from '~/components/absences/use_absence_form'
import { Dialog } from '~/ui/dialog/dialog'
import { DialogForm } from '~/ui/form/dialog_form'
import { DraftNotice } from '~/ui/form/draft/draft_notice'

interface AbsenceDialogProps {
  words: { title: string; save: string; cancel: string }
  url: string
  today: string
  /** Missing where people ask for themselves. */
  instructor?: string
  onClose: () => void
}

/** Says when somebody is away, and tells before which of their sessions it touches. */
export function AbsenceDialog({ words, url, today, instructor, onClose }: AbsenceDialogProps) {
  const form = useAbsenceForm(today)
  const { draft, leave, submit, discard } = useAbsenceDraft({ form, url, onClose })
  return (
    <Dialog
      opened
      title={words.title}
      onClose={leave}
      isDirty={form.isDirty && !form.hasErrors}
      staysOpen
    >
      {(close) => (
        <DialogForm
          title={words.title}
          saveLabel={words.save}
          cancelLabel={words.cancel}
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
