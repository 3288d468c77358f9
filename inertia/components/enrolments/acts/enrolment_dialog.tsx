import { Alert, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ActedRow, EnrolmentQuestion } from '~/components/enrolments/acts/enrolment_acts'
import { type EnrolmentAnswer, sendAnswer } from '~/components/enrolments/acts/enrolment_answer'
import { ChangePriceDialog } from '~/components/enrolments/acts/change_price_dialog'
import { EnrolmentAnswerFields } from '~/components/enrolments/acts/enrolment_answer_fields'
import { SecondPayerDialog } from '~/components/enrolments/second_payer/second_payer_dialog'
import type { TaughtCourse } from '~/components/enrolments/adding/sort_by_fit'
import type { GroupAbilities, GroupDetail, TargetOption } from '~/components/groups/types'
import { Dialog } from '~/ui/dialog/dialog'
import { bindingOf } from '~/ui/form/bindings_of'
import { DialogForm } from '~/ui/form/dialog_form'
import type { StoredNames } from '#domain/shared/text/person_names'
import { useNames } from '~/ui/names/use_names'
import { IconCalendarOff } from '@tabler/icons-react'
import { neverBegan } from '~/components/enrolments/acts/enrolment_dates'
import { useFormat } from '~/hooks/use_format'
import { useDialogForm } from '~/ui/form/draft/use_dialog_form'

type Question = Exclude<EnrolmentQuestion, 'change_price' | 'second_payer'>

interface EnrolmentDialogProps<Asked extends EnrolmentQuestion> {
  question: Asked
  row: ActedRow
  student: StoredNames
  group: Pick<GroupDetail, 'capacity' | 'seats_taken' | 'offer_hours'> & { course: TaughtCourse }
  place?: string
  today: string
  targets?: TargetOption[]
  can: Pick<GroupAbilities, 'overfill'>
  onClose: () => void
}

export function EnrolmentDialog({ question, ...props }: EnrolmentDialogProps<EnrolmentQuestion>) {
  if (question === 'change_price') return <ChangePriceDialog {...props} />
  if (question === 'second_payer') return <SecondPayerDialog {...props} />
  return <AnswerDialog {...props} question={question} />
}

function AnswerDialog(props: EnrolmentDialogProps<Question>) {
  const { question, row, student, group, place, today, onClose } = props
  const t = useTranslations('enrolments')
  const name = useNames()(student).lead
  const { form, draft } = useDialogForm<EnrolmentAnswer>(`${question}.${row.id}`, {
    reason: '',
    on: today,
    from: today,
    until: '',
    target_id: '',
    price_choice: 'keep',
    over_capacity_reason: '',
    confirmed_warnings: [],
  })
  const title = t(`ask.${question}.title`, { name })
  const text =
    question === 'offer'
      ? t('ask.offer.text', { hours: group.offer_hours })
      : t(`ask.${question}.text`)
  return (
    <Dialog opened title={title} onClose={onClose} isDirty={draft.restored}>
      <DialogForm
        title={title}
        saveLabel={t(`acts.${question}`)}
        isDanger={question === 'drop' || question === 'leave_line'}
        cancelLabel={t('ask.cancel')}
        isPending={form.processing}
        onCancel={onClose}
        draft={draft}
        onSubmit={() => sendAnswer(form, question, row.id, onClose)}
      >
        {place && <Text fw={500}>{place}</Text>}
        <Text>{text}</Text>
        <EnrolmentAnswerFields {...props} field={(of) => bindingOf(form, of)} />
        {(question === 'drop' || question === 'transfer') && (
          <NotBegunNotice start={row.starts_on} end={form.data.on} />
        )}
      </DialogForm>
    </Dialog>
  )
}

interface NotBegunNoticeProps {
  start: string | null
  end: string
}

function NotBegunNotice({ start, end }: NotBegunNoticeProps) {
  const t = useTranslations('enrolments.ask')
  const { day } = useFormat()
  if (!start || !end || !neverBegan(start, end)) return null
  return (
    <Alert color="attention" icon={<IconCalendarOff aria-hidden />} role="status" py="xs">
      {t('not_begun', { day: day(start) })}
    </Alert>
  )
}
