import { useForm } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useTargetChoices, useTargets } from '~/components/enrolments/adding/use_target_choices'
import { offeredSeats } from '~/components/groups/offered_seats'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import type { TargetOption } from '~/components/groups/types'
import { BulkDialog, type BulkTask } from '~/components/students/bulk/bulk_dialog'
import { bindingsOf } from '~/ui/form/bindings_of'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DateField } from '~/ui/form/days/date_field'

interface BulkEnrolDialogProps {
  task: BulkTask
  today: string
  targets?: TargetOption[]
  onClose: () => void
}

export default function BulkEnrolDialog(props: BulkEnrolDialogProps) {
  const { task, today, onClose } = props
  const t = useTranslations('students.enrol_dialog')
  const targets = useTargets(props.targets)
  const choices = useTargetChoices(targets)
  const seats = useSeatsText(task.count)
  const form = useForm({
    group_id: '',
    starts_on: today,
    confirmed_warnings: [] as string[],
  })
  const field = bindingsOf(form)
  const chosen = targets?.find(({ id }) => id === form.data.group_id)
  const to = { method: 'post', url: urlFor('admin.student_enrolments.store') } as const
  return (
    <BulkDialog task={task} form={form} to={to} onClose={onClose}>
      <ChoiceField
        label={t('group')}
        help={chosen && seats(chosen)}
        field={field.group_id}
        choices={choices}
        required
        searchable
      />
      <DateField label={t('starts_on')} field={field.starts_on} required />
      <PlacementWarnings
        question={chosen ? { group_id: chosen.id, on: form.data.starts_on, ...task.asked } : null}
        field={field.confirmed_warnings}
      />
    </BulkDialog>
  )
}

function useSeatsText(count: number) {
  const t = useTranslations('students.enrol_dialog')
  return (group: TargetOption) => {
    const free = offeredSeats(group)
    const text = t('seats', { free })
    if (count <= free) return text
    const beyond = { count: count - free }
    return `${text} ${t(group.waitlist_enabled ? 'beyond_waiting' : 'beyond_full', beyond)}`
  }
}
