import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addStudentData, useEnrolForm } from '~/components/enrolments/adding/use_enrol_form'
import { AgreedFields } from '~/components/enrolments/adding/agreed_fields'
import { SeatNotice } from '~/components/enrolments/adding/seat_notice'
import { useTargetChoices, useTargets } from '~/components/enrolments/adding/use_target_choices'
import type { GroupAbilities, TargetOption } from '~/components/groups/types'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import type { StudentDetail } from '~/components/students/types'
import { useMoney } from '~/hooks/use_money'
import { Dialog } from '~/ui/dialog/dialog'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { DialogForm } from '~/ui/form/dialog_form'
import { useNames } from '~/ui/names/use_names'

interface EnrolDialogProps {
  student: StudentDetail
  today: string
  targets?: TargetOption[]
  can: Pick<GroupAbilities, 'overfill'>
  onClose: () => void
}

export function EnrolDialog(props: EnrolDialogProps) {
  const { student, today, can, onClose } = props
  const t = useTranslations('enrolments')
  const money = useMoney()
  const targets = useTargets(props.targets)
  const choices = useTargetChoices(targets)
  const [problem, setProblem] = useState<string>()
  const blank = { today, price: '', phoneCountry: '' }
  const enrolling = useEnrolForm({ ...addStudentData(NOWHERE, blank), student_id: student.id })
  const { form, draft, field, send } = enrolling
  const group = targets?.find(({ id }) => id === form.data.group_id)

  function take(id: string) {
    const next = targets?.find((target) => target.id === id)
    if (!next) return
    const price = money.edit(next.price ?? next.course.price)
    const fresh = addStudentData(next, { ...blank, price })
    form.clearErrors()
    form.setData({
      ...fresh,
      group_id: id,
      student_id: student.id,
      standing: form.data.standing,
    })
    setProblem(undefined)
  }

  const title = t('add.title_student', { name: useNames()(student).lead })
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        saveLabel={t('add.enrol')}
        cancelLabel={t('ask.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={() => (group ? send(group.id, onClose) : setProblem(t('errors.unknown_target')))}
      >
        <ChoiceField
          label={t('fields.target_id')}
          help={targets?.length === 0 ? t('add.no_group') : undefined}
          field={{
            name: 'group_id',
            value: group?.id ?? '',
            error: problem ?? form.errors.student_id,
            onChange: take,
          }}
          choices={choices}
          required
          searchable
        />
        {group && (
          <>
            <SeatNotice group={group} standing={form.data.standing} />
            <AgreedFields group={group} adding={enrolling} can={can} />
            <PlacementWarnings
              question={{
                group_id: group.id,
                student_id: student.id,
                on: form.data.starts_on,
              }}
              field={field('confirmed_warnings')}
            />
          </>
        )}
      </DialogForm>
    </Dialog>
  )
}

const NOWHERE = {
  starts_on: '',
  billing_mode: null,
  course: { billing_mode: null },
}
