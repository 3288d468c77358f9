import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { studentStatuses } from '~/components/students/student_statuses'
import { studentUrls } from '~/components/students/student_urls'
import type { BulkTask } from '~/components/students/use_student_bulk'
import { Dialog } from '~/ui/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/choice_field'
import { DialogForm } from '~/ui/form/dialog_form'

/** One status for many students. */
export default function StatusDialog(props: BulkTask & { onClose: () => void }) {
  const { asked, count, done, onClose } = props
  const t = useTranslations('students')
  const form = useForm({ status: 'active' as string })
  const title = t('acts.status_many', { count })
  const send = () => {
    form.transform((data) => ({ ...data, ...asked }))
    form.put(studentUrls.statuses(), {
      preserveScroll: true,
      onSuccess: () => {
        done()
        onClose()
      },
    })
  }
  return (
    <Dialog opened title={title} onClose={onClose}>
      <DialogForm
        title={title}
        saveLabel={title}
        cancelLabel={t('bulk_cancel')}
        isPending={form.processing}
        onCancel={onClose}
        onSubmit={send}
      >
        <ChoiceField
          label={t('status_dialog.status')}
          field={bindingsOf(form).status}
          choices={studentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          required
        />
      </DialogForm>
    </Dialog>
  )
}
