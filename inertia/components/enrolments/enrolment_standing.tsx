import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { EnrolmentStatusWord } from '~/components/enrolments/enrolment_status_word'
import { OfferTime } from '~/components/enrolments/acts/offer_time'
import type { StudentEnrolment } from '~/components/enrolments/types'
import { useFormat } from '~/hooks/use_format'

export function EnrolmentStanding({ row }: { row: StudentEnrolment }) {
  const t = useTranslations('enrolments.of_student')
  const { day, number } = useFormat()
  const { status, place, offer_expires_at: held, frozen_from: from, frozen_until: until } = row
  return (
    <>
      <EnrolmentStatusWord status={status} />
      <Text size="xs" c="dimmed" component="div">
        {told()}
      </Text>
    </>
  )

  function told() {
    if (place !== null) return t('place', { place: number(place) })
    if (status === 'offered' && held) return <OfferTime until={held} />
    if (status === 'frozen' && until) return t('back_on', { day: day(until) })
    if (status === 'active' && from) return t('freezes_on', { day: day(from) })
    return row.reason && <bdi>{row.reason}</bdi>
  }
}
