import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useSecurityRoutes } from '~/components/two_factor/use_security_routes'
import { type Asked, askToConfirm } from '~/feedback/confirmation'
import { sendJson } from '~/feedback/send_json'

type Failure = 'cancelled' | 'already_there'

interface NewPasskey {
  isPending: boolean
  failure: Failure | undefined
  add: (name: string, onAdded: () => void) => void
}

export function useNewPasskey(): NewPasskey {
  const routes = useSecurityRoutes()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure>()

  async function make(name: string, onAdded: () => void) {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = await options(routes.challenge)
    const response = await startRegistration({ optionsJSON })
    router.post(routes.passkeys, { name, response } as never, {
      preserveScroll: true,
      onSuccess: onAdded,
      onFinish: () => setPending(false),
    })
  }

  function add(name: string, onAdded: () => void) {
    setPending(true)
    setFailure(undefined)
    make(name, onAdded).catch((error: unknown) => {
      setPending(false)
      setFailure(isKnown(error) ? 'already_there' : 'cancelled')
    })
  }

  return { isPending, failure, add }
}

async function options(url: string) {
  const answer = await sendJson(url)
  const body = await answer.json()
  if (answer.status !== 403) return body
  const { confirm } = body as { confirm: Asked }
  return (await askToConfirm(confirm)) ? (await sendJson(url)).json() : body
}

const isKnown = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'
