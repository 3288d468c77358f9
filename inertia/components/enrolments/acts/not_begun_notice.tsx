import { Alert } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { neverBegan } from '~/components/enrolments/acts/never_began'
import { useFormat } from '~/hooks/use_format'

interface NotBegunNoticeProps {
  start: string | null
  /** The first day the student is to be no longer in the group; empty while it isn't chosen. */
  end: string
}

/** Says before it happens that an enrolment would end without having begun. */
export function NotBegunNotice({ start, end }: NotBegunNoticeProps) {
  const t = useTranslations('enrolments.ask')
  const { day } = useFormat()
  if (!start || !end || !neverBegan(start, end)) return null
  return (
    <Alert color="attention" icon={<IconCalendarOff aria-hidden />} role="status" py="xs">
      {t('not_begun', { day: day(start) })}
    </Alert>
  )
}
