import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OfferTime } from '~/components/enrolments/acts/enrolment_dates'
import type { RosterRow } from '~/components/groups/types'
import { useWarningText } from '~/components/placements/use_warning_text'

/** Until when a seat is offered, or why automatic offers pass over somebody who waits. */
export function OfferState({ row }: { row: RosterRow }) {
  const t = useTranslations('enrolments.waiting')
  const warningText = useWarningText()
  const { status, offer_expires_at: until, warnings } = row
  if (status === 'offered' && until) return <OfferTime until={until} />
  if (status !== 'waitlisted' || warnings.length === 0) return null
  return (
    <Text size="xs" component="div" style={{ whiteSpace: 'normal' }}>
      <Text span inherit fw={500}>
        {t('passed_over')}
      </Text>{' '}
      {warnings.map((warning) => warningText(warning)).join(' ')}
    </Text>
  )
}
