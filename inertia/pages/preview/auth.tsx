import { Suspense } from 'react'
import type { SampleSignInPage } from '~/components/preview/entries'
import { signInPages } from '~/components/preview/sign_in_pages'
import { useHeldRequests } from '~/components/preview/use_held_requests'
import { WayBack } from '~/components/preview/way_back'

interface SampleSignInPagesProps {
  page: SampleSignInPage
}

/** The real pages before the portals with sample props: what is typed into them is sent nowhere. */
export default function SampleSignInPages({ page }: SampleSignInPagesProps) {
  useHeldRequests({ inShell: false })
  const Page = signInPages[page]
  return (
    <>
      <Suspense>
        <Page key={page} />
      </Suspense>
      <WayBack />
    </>
  )
}
