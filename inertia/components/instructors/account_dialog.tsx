import { useTranslations } from 'use-intl'
import { longestIban } from '#domain/people/instructors/rules/iban'
import { urlFor } from '~/client'
import type { InstructorDetail } from '~/components/instructors/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { TextField } from '~/ui/form/fields/text_field'

interface AccountDialogProps {
  instructor: InstructorDetail
  iban: string | null
  onClose: () => void
}

export function AccountDialog({ instructor, iban, onClose }: AccountDialogProps) {
  const t = useTranslations('instructors')
  const { form, stale, draft } = useVersionedDialogForm('account', {
    iban: iban ?? '',
    version: instructor.version,
  })
  const errors: Record<string, string | undefined> = form.errors
  const submit = () =>
    form.put(urlFor('admin.instructors.account.update', { id: instructor.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  return (
    <Dialog opened title={t('pay.account')} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={t('pay.account')}
        problem={errors.version}
        saveLabel={t('pay.save_account')}
        cancelLabel={t('pay.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={submit}
      >
        <RecordStalePanel area="instructors" form={form} stale={stale} />
        <TextField
          label={t('fields.iban')}
          field={bindingsOf(form).iban}
          dir="ltr"
          autoComplete="off"
          maxLength={longestIban}
        />
      </DialogForm>
    </Dialog>
  )
}
