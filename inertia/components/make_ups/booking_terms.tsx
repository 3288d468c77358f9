import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { TellingFields } from '~/components/class_sessions/changes/telling_fields'
import { MeetingWarnings } from '~/components/class_sessions/form/plan_panel'
import { ToldWarnings } from '~/components/class_sessions/form/told_obstacles'
import type { BookingAnswer } from '~/components/make_ups/use_booking_preview'
import type { Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/fields/check_field'
import { TextField } from '~/ui/form/fields/text_field'
import type { Tellable } from '#domain/shared/choices/tellable'
import { longest } from '#domain/shared/limits/text_lengths'

interface BookingTermsProps {
  answer: BookingAnswer
  field: {
    accepts_warnings: Binding<boolean>
    clash_reason: Binding<string>
    told: Binding<Tellable[]>
    message: Binding<string>
  }
}

/** What speaks against a free time, what booking it all the same takes, and whom to tell. */
export function BookingTerms({ answer, field }: BookingTermsProps) {
  const t = useTranslations('make_ups.book')
  const { plan, audience, may_clash: mayClash, problem } = answer
  if (!plan || problem) return null
  return (
    <>
      <MeetingWarnings plan={plan} />
      {plan.sessions.map(({ starts_at: at, warnings }) => (
        <ToldWarnings key={at} warnings={warnings} />
      ))}
      {plan.clashing > 0 ? (
        <Reason mayClash={mayClash} field={field.clash_reason} />
      ) : (
        isWarned(plan) && (
          <CheckField label={t('accepts_warnings')} field={field.accepts_warnings} />
        )
      )}
      <TellingFields audience={audience} field={field} />
    </>
  )
}

const isWarned = ({ warnings, sessions }: NonNullable<BookingAnswer['plan']>) =>
  warnings.length > 0 || sessions.some((session) => session.warnings.length > 0)

function Reason({ mayClash, field }: { mayClash: boolean; field: Binding<string> }) {
  const t = useTranslations('sessions')
  if (!mayClash) return <Text size="sm">{t('blocked.not_allowed')}</Text>
  return (
    <TextField
      label={t('fields.clash_reason')}
      help={t('help.clash_reason')}
      field={field}
      maxLength={longest.reason}
      autoComplete="off"
    />
  )
}
