import { router } from '@inertiajs/react'
import { useCallback, useState } from 'react'
import { stepRoutes } from '~/components/auth/step_routes'
import { sendJson } from '~/feedback/send_json'
import type { SignedInUser } from '~/types'

/** A passkey alone, or after the password. */
export type PasskeyStep = 'sign_in' | 'second_step'

interface UsePasskey {
  isPending: boolean
  /** Nothing came of it: the person thought better, or this device has no passkey for the centre. */
  isCancelled: boolean
  sign: () => void
  /** Offers passkeys in the list that opens under the address, where the browser can; answers how to stop. */
  offer: () => () => void
}

/** Asks the browser for a passkey and sends what it signed. */
export function usePasskey(door: SignedInUser['kind'], step: PasskeyStep): UsePasskey {
  const [isPending, setPending] = useState(false)
  const [isCancelled, setCancelled] = useState(false)

  const ceremony = useCallback(
    async (autofill: boolean, signal?: AbortSignal) => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const routes = stepRoutes(door)
      const answer = await sendJson(routes.challenge, { step }, 'POST', signal)
      const response = await startAuthentication({
        optionsJSON: await answer.json(),
        useBrowserAutofill: autofill,
      })
      const address = step === 'sign_in' ? routes.passkey_login : routes.passkey
      router.post(address, { response } as never, { onFinish: () => setPending(false) })
    },
    [door, step]
  )

  const sign = () => {
    setPending(true)
    setCancelled(false)
    ceremony(false).catch(() => {
      setPending(false)
      setCancelled(true)
    })
  }

  const offer = useCallback(() => {
    let isOver = false
    const asking = new AbortController()
    // A challenge that arrived after a sign-in would bring back the session of before
    const stop = router.on('start', () => asking.abort())
    const browser = import('@simplewebauthn/browser')
    const begin = async () => {
      const { browserSupportsWebAuthnAutofill } = await browser
      if (!isOver && (await browserSupportsWebAuthnAutofill())) await ceremony(true, asking.signal)
    }
    begin().catch(() => undefined)
    return () => {
      isOver = true
      stop()
      void browser.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [ceremony])

  return { isPending, isCancelled, sign, offer }
}
