import { router, useForm } from '@inertiajs/react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useTargetChoices } from '~/components/enrolments/use_target_choices'
import { studentUrls } from '~/components/students/student_urls'
import type { TargetOption } from '~/components/groups/types'
import type { BulkTask } from '~/components/students/use_student_bulk'
import { Dialog } from '~/ui/dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/choice_field'
import { DateField } from '~/ui/form/date_field'
import { DialogForm } from '~/ui/form/dialog_form'

interface EnrolDialogProps extends BulkTask {
  today: string
  /** Groups that take students now; fetched when the dialog opens. */
  targets?: TargetOption[]
  onClose: () => void
}

/** A group for many students: says beforehand how many of them its seats suffice for. */
export default function EnrolDialog(props: EnrolDialogProps) {
  const { asked, count, done, today, targets, onClose } = props
  const t = useTranslations('students')
  const choices = useTargetChoices(targets)
  const seats = useSeatsText(count)
  const form = useForm({ group_id: '', starts_on: today })
  const field = bindingsOf(form)
  const title = t('acts.enrol_many', { count })
  useEffect(() => {
    router.reload({ only: ['targets'] })
  }, [])
  const chosen = targets?.find(({ id }) => id === form.data.group_id)
  const send = () => {
    form.transform((data) => ({ ...data, ...asked }))
    form.post(studentUrls.enrolments(), {
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
          label={t('enrol_dialog.group')}
          help={chosen && seats(chosen)}
          field={field.group_id}
          choices={choices}
          required
          searchable
        />
        <DateField label={t('enrol_dialog.starts_on')} field={field.starts_on} required />
      </DialogForm>
    </Dialog>
  )
}

/** How many seats a group has, and what becomes of those for whom they don't suffice. */
function useSeatsText(count: number) {
  const t = useTranslations('students.enrol_dialog')
  return ({ capacity, seats_taken, waiting, waitlist_enabled }: TargetOption) => {
    const free = waiting > 0 ? 0 : Math.max(0, capacity - seats_taken)
    const text = t('seats', { free })
    if (count <= free) return text
    const beyond = { count: count - free }
    return `${text} ${t(waitlist_enabled ? 'beyond_waiting' : 'beyond_full', beyond)}`
  }
}
