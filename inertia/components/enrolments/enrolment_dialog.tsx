import { useForm } from '@inertiajs/react'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { EnrolmentQuestion } from '~/components/enrolments/enrolment_acts'
import { sendAnswer, type EnrolmentAnswer } from '~/components/enrolments/enrolment_answer'
import { EnrolmentAnswerFields } from '~/components/enrolments/enrolment_answer_fields'
import type {
  GroupAbilities,
  GroupDetail,
  RosterRow,
  TargetOption,
} from '~/components/groups/types'
import { Dialog } from '~/ui/dialog'
import type { Binding } from '~/ui/form/binding'
import { useNames } from '~/ui/use_names'

interface EnrolmentDialogProps {
  question: EnrolmentQuestion
  row: RosterRow
  group: GroupDetail
  today: string
  targets?: TargetOption[]
  can: GroupAbilities
  onClose: () => void
}

/** Asks what an act upon an enrolment needs to know: when, why, where to. */
export function EnrolmentDialog(props: EnrolmentDialogProps) {
  const { question, row, group, today, onClose } = props
  const t = useTranslations('enrolments')
  const name = useNames()(row).lead
  const form = useForm<EnrolmentAnswer>({
    reason: '',
    on: today,
    from: today,
    until: '',
    target_id: '',
    price_choice: 'keep',
    over_capacity_reason: '',
  })
  const errors: Record<string, string | undefined> = form.errors
  const field = <Name extends keyof EnrolmentAnswer>(of: Name): Binding<EnrolmentAnswer[Name]> => ({
    name: of,
    value: form.data[of],
    error: errors[of],
    onChange: (value) => form.setData((now) => ({ ...now, [of]: value })),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.processing) sendAnswer(form, question, row.id, onClose)
  }
  const text =
    question === 'offer'
      ? t('ask.offer.text', { hours: group.offer_hours })
      : t(`ask.${question}.text`)
  return (
    <Dialog opened title={t(`ask.${question}.title`, { name })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text>{text}</Text>
          <EnrolmentAnswerFields {...props} field={field} />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button
            type="submit"
            loading={form.processing}
            color={question === 'drop' || question === 'leave_line' ? 'danger' : undefined}
          >
            {t(`acts.${question}`)}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
