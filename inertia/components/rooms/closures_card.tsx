import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { BookedSessions } from '~/components/class_sessions/booked_sessions'
import { ClosureDialog } from '~/components/rooms/closure_dialog'
import { useFormat } from '~/hooks/use_format'
import { SpansCard } from '~/ui/record/spans_card'

interface ClosuresCardProps {
  room: Data.Admin.Rooms.Room
  can: boolean
}

export function ClosuresCard({ room, can }: ClosuresCardProps) {
  const t = useTranslations('rooms.closures')
  const format = useFormat()
  return (
    <SpansCard
      words={{ title: t('title'), add: t('add'), none: t('none') }}
      spans={room.closures.map(
        ({ id, starts_on: from, ends_on: until, reason, sessions_ahead: count }) => ({
          id,
          from: t('begins', { from: format.day(from) }),
          until: until ? t('ends', { until: format.day(until) }) : t('open'),
          reason,
          note: <BookedSessions {...{ count, from, until }} today={room.today} room={room.id} />,
          removal: t('remove', { from: format.day(from) }),
        })
      )}
      can={can}
      removalUrl={(id) => urlFor('admin.rooms.closures.destroy', { id: room.id, closure: id })}
      dialog={(onClose) => <ClosureDialog room={room.id} today={room.today} onClose={onClose} />}
    />
  )
}
