import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MissedList } from '~/components/absence_notices/missed_list'
import type { Follows } from '~/components/class_sessions/types'

interface WhatFollowsProps {
  follows: Follows
  isByStudent: boolean
}

/** What families are charged and owed, by who cancels. */
export function WhatFollows({
  follows: { lessons, make_ups: owed },
  isByStudent,
}: WhatFollowsProps) {
  const t = useTranslations('absence_notices.cancelling')
  if (isByStudent && lessons.length > 0) return <MissedList missed={lessons} />
  return (
    <Text size="sm" role="status">
      {isByStudent ? t('nothing') : t('owed', { count: owed })}
    </Text>
  )
}
