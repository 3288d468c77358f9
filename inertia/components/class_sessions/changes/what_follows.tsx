import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MissedList } from '~/components/absence_notices/missed_list'
import type { Follows } from '~/components/class_sessions/types'

interface WhatFollowsProps {
  follows: Follows
  isByStudent: boolean
}

/** What families are charged and owed, by who cancels. */
export function WhatFollows({ follows, isByStudent }: WhatFollowsProps) {
  const t = useTranslations('absence_notices.cancelling')
  const { one_to_one: oneToOne, make_ups: owed, given_back: givenBack } = follows
  return (
    <div>
      {isByStudent && oneToOne.length > 0 ? (
        <MissedList missed={oneToOne} />
      ) : (
        <Text size="sm" role="status">
          {isByStudent ? t('nothing') : t('owed', { count: owed })}
        </Text>
      )}
      {givenBack > 0 && <Text size="sm">{t('given_back', { count: givenBack })}</Text>}
    </div>
  )
}
