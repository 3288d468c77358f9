import { longest } from '#domain/shared/limits/text_lengths'
import { useTranslations } from 'use-intl'
import type { ActedRow, EnrolmentQuestion } from '~/components/enrolments/acts/enrolment_acts'
import type { EnrolmentAnswer } from '~/components/enrolments/acts/enrolment_answer'
import { LeavingNotice } from '~/components/enrolments/acts/leaving_notice'
import { OverCapacityField } from '~/components/enrolments/adding/seat_notice'
import type { TaughtCourse } from '~/components/enrolments/adding/sort_by_fit'
import { TargetFields } from '~/components/enrolments/adding/target_fields'
import { PlacementWarnings } from '~/components/placements/placement_warnings'
import type { GroupAbilities, GroupDetail, TargetOption } from '~/components/groups/types'
import type { Binding } from '~/ui/form/binding'
import { DateField } from '~/ui/form/days/date_field'
import { TextField } from '~/ui/form/fields/text_field'

export interface AnswerFieldsProps {
  question: EnrolmentQuestion
  row: ActedRow
  group: Pick<GroupDetail, 'capacity' | 'seats_taken'> & { course: TaughtCourse }
  targets?: TargetOption[]
  can: Pick<GroupAbilities, 'overfill'>
  field: <Name extends keyof EnrolmentAnswer>(name: Name) => Binding<EnrolmentAnswer[Name]>
}

export function EnrolmentAnswerFields(props: AnswerFieldsProps) {
  const { question, row, group, can, field } = props
  const t = useTranslations('enrolments')
  const isFull = group.seats_taken >= group.capacity
  const over = field('over_capacity_reason')
  const reason = (required: boolean) => (
    <TextField
      label={t('fields.reason')}
      field={field('reason')}
      maxLength={longest.reason}
      required={required}
      autoComplete="off"
    />
  )
  const warnings = (
    <PlacementWarnings
      question={{ enrolment_id: row.id, on: field('on').value }}
      field={field('confirmed_warnings')}
    />
  )
  switch (question) {
    case 'transfer':
      return (
        <>
          <TargetFields {...props} />
          {reason(false)}
          <LeavingNotice enrolment={row.id} from={field('on').value} keepsSeats />
        </>
      )
    case 'freeze':
      return (
        <>
          <DateField label={t('fields.from')} field={field('from')} required />
          <DateField label={t('fields.until')} field={field('until')} />
          {reason(false)}
          <LeavingNotice
            enrolment={row.id}
            from={field('from').value}
            until={field('until').value}
          />
        </>
      )
    case 'drop':
      return (
        <>
          <DateField label={t('fields.on')} field={field('on')} required />
          {reason(true)}
          <LeavingNotice enrolment={row.id} from={field('on').value} />
        </>
      )
    case 'jump':
      return reason(true)
    case 'offer':
      return (
        <>
          {row.place !== 1 && (
            <TextField
              label={t('fields.reason')}
              help={t('ask.not_first')}
              field={field('reason')}
              maxLength={longest.reason}
              autoComplete="off"
            />
          )}
          {can.overfill && (isFull || over.error) && <OverCapacityField field={over} />}
          {warnings}
        </>
      )
    case 'accept':
    case 'admit':
    case 'confirm':
      return warnings
    case 'complete':
      return null
    default:
      return reason(false)
  }
}
