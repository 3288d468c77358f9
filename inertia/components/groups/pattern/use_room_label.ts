import { useTranslations } from 'use-intl'
import type { PatternRoom } from '~/components/groups/pattern/types'
import { useBothNames } from '~/ui/names/both_names'

/** A room and how many it takes. */
export function useRoomLabel() {
  const t = useTranslations('groups.pattern')
  const names = useBothNames()
  return (room: PatternRoom) => `${names(room).lead} · ${t('room_facts', { count: room.capacity })}`
}
