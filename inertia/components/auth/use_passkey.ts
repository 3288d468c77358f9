import { router } from '@inertiajs/react'
import { useCallback, useState } from 'react'
import { sendJson } from '~/feedback/send_json'

export interface PasskeyWay {
  challenge: { url: string; body?: object }
  send: (response: object, onAnswered: () => void) => void
}

interface UsePasskey {
  isPending: boolean
  /** Nothing came of it: the person thought better, or this device has no passkey for the centre. */
  isCancelled: boolean
  sign: () => void
  /** Offers passkeys in the list that opens under the address, where the browser can; answers how to stop. */
  offer: () => () => void
}

export function usePasskey({ challenge, send }: PasskeyWay): UsePasskey {
  const [isPending, setPending] = useState(false)
  const [isCancelled, setCancelled] = useState(false)

  const ceremony = useCallback(
    async (autofill: boolean, signal?: AbortSignal) => {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const answer = await sendJson(challenge.url, challenge.body, 'POST', signal)
      const response = await startAuthentication({
        optionsJSON: await answer.json(),
        useBrowserAutofill: autofill,
      })
      send(response, () => setPending(false))
    },
    [challenge, send]
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
