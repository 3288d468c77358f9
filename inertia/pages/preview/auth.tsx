import { Suspense, useEffect } from 'react'
import { doors } from '~/components/preview/doors'
import type { SampleDoor } from '~/components/preview/entries'
import { holdProofs } from '~/components/preview/hold_proofs'
import { useHeldRequests } from '~/components/preview/use_held_requests'
import { WayBack } from '~/components/preview/way_back'

interface SampleDoorsProps {
  page: SampleDoor
}

/** The real pages before the portals with sample props: what is typed into them is sent nowhere. */
export default function SampleDoors({ page }: SampleDoorsProps) {
  useHeldRequests({ inShell: false })
  useEffect(holdProofs, [])
  const Door = doors[page]
  return (
    <>
      <Suspense>
        <Door key={page} />
      </Suspense>
      <WayBack />
    </>
  )
}
