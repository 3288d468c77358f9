import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BulkDialog, type BulkTask } from '~/components/students/bulk/bulk_dialog'
import { studentStatuses } from '#domain/people/students/rules/student_status'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'

interface BulkStatusDialogProps {
  task: BulkTask
  onClose: () => void
}

export default function BulkStatusDialog(props: BulkStatusDialogProps) {
  const t = useTranslations('students')
  const form = useForm({ status: 'active' as string })
  return (
    <BulkDialog
      {...props}
      form={form}
      to={{ method: 'put', url: urlFor('admin.student_statuses.update') }}
    >
      <ChoiceField
        label={t('status_dialog.status')}
        field={bindingsOf(form).status}
        choices={studentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        required
      />
    </BulkDialog>
  )
}
