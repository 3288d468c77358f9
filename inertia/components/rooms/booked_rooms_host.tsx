import { usePage } from '@inertiajs/react'
import { Suspense, useState } from 'react'
import { lazyPart } from '~/language/lazy_part'

const BookedRoomsDialog = lazyPart(() => import('~/components/rooms/booked_rooms_dialog'))

/** Asks what happens to sessions before their room is archived, on its page and in the list. */
export function BookedRoomsHost() {
  const { booked_rooms: question } = usePage().flash
  const [closed, setClosed] = useState<unknown>()
  if (!question || question === closed) return null
  return (
    <Suspense>
      <BookedRoomsDialog question={question} onClose={() => setClosed(question)} />
    </Suspense>
  )
}
