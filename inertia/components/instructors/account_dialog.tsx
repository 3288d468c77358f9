import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { instructorUrls } from '~/components/instructors/instructor_urls'
import type { InstructorDetail } from '~/components/instructors/types'
import { Dialog } from '~/ui/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import { TextField } from '~/ui/form/text_field'

interface AccountDialogProps {
  instructor: InstructorDetail
  iban: string | null
  onClose: () => void
}

/** Says where an instructor's pay goes. */
export function AccountDialog({ instructor, iban, onClose }: AccountDialogProps) {
  const t = useTranslations('instructors')
  const form = useForm({ iban: iban ?? '' })
  const errors: Record<string, string | undefined> = form.errors
  const submit = () => {
    form.transform((data) => ({ ...data, version: instructor.version }))
    form.put(instructorUrls.account(instructor.id), { preserveScroll: true, onSuccess: onClose })
  }
  return (
    <Dialog opened title={t('pay.account')} onClose={onClose}>
      <DialogForm
        title={t('pay.account')}
        problem={errors.version}
        saveLabel={t('pay.save_account')}
        cancelLabel={t('pay.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={submit}
      >
        <TextField
          label={t('fields.iban')}
          field={bindingsOf(form).iban}
          dir="ltr"
          autoComplete="off"
          maxLength={42}
        />
      </DialogForm>
    </Dialog>
  )
}
