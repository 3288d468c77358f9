import { Alert } from '@mantine/core'
import { IconArmchair } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { offeredSeats } from '~/components/groups/offered_seats'
import { isEnrolling } from '~/components/groups/is_enrolling'
import { SeatsMeter } from '~/components/groups/seats_meter'
import type { EnrolGroup } from '~/components/groups/types'
import { longest } from '#domain/shared/limits/text_lengths'
import type { Binding } from '~/ui/form/binding'
import { TextField } from '~/ui/form/fields/text_field'
import classes from '~/components/enrolments/adding/add_student.module.css'

export function SeatNotice({ group, standing }: { group: EnrolGroup; standing: string }) {
  const t = useTranslations('enrolments.add')
  const hasSeat = offeredSeats(group) > 0
  const message = sentence()
  return (
    <div className={classes.seats} aria-live="polite">
      <SeatsMeter group={group} />
      {message && (
        <Alert color="attention" icon={<IconArmchair aria-hidden />} py="xs">
          {message}
        </Alert>
      )}
    </div>
  )

  function sentence() {
    if (!isEnrolling(group)) return t('closed')
    if (standing === 'inquiry') return t('no_seat_needed')
    if (hasSeat) return undefined
    if (!group.waitlist_enabled) return t('full')
    return group.seats_taken < group.capacity ? t('waits_offers') : t('waits')
  }
}

export function OverCapacityField({ field }: { field: Binding<string> }) {
  const t = useTranslations('enrolments')
  return (
    <TextField
      label={t('fields.over_capacity_reason')}
      help={t('ask.no_seat')}
      field={field}
      maxLength={longest.shortReason}
      autoComplete="off"
    />
  )
}
