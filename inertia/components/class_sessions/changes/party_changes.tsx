import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChangePlan } from '~/components/class_sessions/types'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

type Room = ChangePlan['rooms'][number]['is']
type Instructor = ChangePlan['instructors'][number]['is']

/** Which room and whom how many sessions change to. */
export function PartyChanges({ plan: { rooms, instructors } }: { plan: ChangePlan }) {
  const t = useTranslations('sessions.change')
  const both = useBothNames()
  const names = useNames()
  const room = (one: Room) => (one ? both(one).lead : t('no_room'))
  const instructor = (one: Instructor) => (one ? names(one).lead : t('no_instructor'))
  return (
    <>
      {rooms.map(({ was, is, count }) => (
        <Text key={`${was?.id} ${is?.id}`} size="sm">
          {t.rich('of_room', {
            was: () => <bdi>{room(was)}</bdi>,
            is: () => <bdi>{room(is)}</bdi>,
            count,
          })}
        </Text>
      ))}
      {instructors.map(({ was, is, count }) => (
        <Text key={`${was?.id} ${is?.id}`} size="sm">
          {t.rich('of_instructor', {
            was: () => <bdi>{instructor(was)}</bdi>,
            is: () => <bdi>{instructor(is)}</bdi>,
            count,
          })}
        </Text>
      ))}
    </>
  )
}
