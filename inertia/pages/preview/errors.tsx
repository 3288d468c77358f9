import { useEffect } from 'react'
import type { SampleError } from '~/components/preview/entries'
import { useHeldRequests } from '~/components/preview/use_held_requests'
import { WayBack } from '~/components/preview/way_back'
import ErrorPage from '~/pages/errors/show'

interface SampleErrorsProps {
  page: SampleError
}

const REQUEST = '0000-sample-0000'

export default function SampleErrors({ page }: SampleErrorsProps) {
  useHeldRequests({ inShell: false })
  return (
    <div>
      {page === 'offline' ? (
        <Offline />
      ) : (
        <ErrorPage status={statuses[page]} request_id={REQUEST} />
      )}
      <WayBack />
    </div>
  )
}

const statuses = {
  400: 400,
  403: 403,
  404: 404,
  405: 405,
  419: 419,
  429: 429,
  500: 500,
  503: 503,
} as const

/** The browser says that the network is gone, as it does when it is; the page beneath stays as it was. */
function Offline() {
  useEffect(() => {
    // Once all that listens for it is there
    const timer = window.setTimeout(() => window.dispatchEvent(new Event('offline')))
    return () => {
      window.clearTimeout(timer)
      window.dispatchEvent(new Event('online'))
    }
  }, [])
  return <ErrorPage status={503} request_id={REQUEST} />
}
