import { useTranslations } from 'use-intl'
import { neverBegan } from '~/components/enrolments/acts/never_began'
import type { EnrolmentStatus } from '~/components/groups/types'
import { useFormat } from '~/hooks/use_format'

interface EnrolmentDatesProps {
  row: { status: EnrolmentStatus; starts_on: string | null; ends_on: string | null }
}

export function EnrolmentDates({ row }: EnrolmentDatesProps) {
  const t = useTranslations('enrolments')
  const { day } = useFormat()
  const { status, starts_on: start, ends_on: end } = row
  if (status !== 'completed' && end && neverBegan(start, end)) return t('not_begun')
  return (
    <>
      {start && day(start)}
      {end && <> – {day(end)}</>}
    </>
  )
}
