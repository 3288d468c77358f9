import { router } from '@inertiajs/react'
import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { sendJson } from '~/feedback/send_json'

export interface PasskeyWay {
  challenge: { url: string; body?: object }
  send: (response: object, onAnswered: () => void) => void
}

interface UsePasskey {
  isPending: boolean
  /** The person cancelled, or this device has no passkey for the centre. */
  isCancelled: boolean
  sign: () => void
  /**
   * Offers passkeys in the list under the address field, where the browser can; answers how to
   * stop.
   */
  offer: () => () => void
}

export function usePasskey({ challenge, send }: PasskeyWay): UsePasskey {
  const [isPending, setPending] = useState(false)
  const [isCancelled, setCancelled] = useState(false)

  // The session keeps one challenge: each is asked for after the one before, and the latest alone is answered
  const asked = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(0)

  const ceremony = useCallback(
    async (autofill: boolean, leaving: AbortSignal) => {
      const own = ++latest.current
      const goOn = () => {
        leaving.throwIfAborted()
        if (own !== latest.current) throw new Error('Another ceremony has begun')
      }
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const answer = asked.current.then(() => {
        goOn()
        return sendJson(challenge.url, challenge.body, 'POST', leaving)
      })
      asked.current = answer.catch(() => undefined)
      const optionsJSON = await (await answer).json()
      goOn()
      const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
      goOn()
      send(response, () => setPending(false))
    },
    [challenge, send]
  )

  const sign = () => {
    setPending(true)
    setCancelled(false)
    const { leaving, stop } = untilLeft()
    ceremony(false, leaving.signal)
      .catch(() => {
        setPending(false)
        setCancelled(true)
      })
      .finally(stop)
  }

  const offer = useCallback(() => {
    const { leaving, stop } = untilLeft()
    const browser = import('@simplewebauthn/browser')
    const begin = async () => {
      const { browserSupportsWebAuthnAutofill } = await browser
      const isSupported = await browserSupportsWebAuthnAutofill()
      if (isSupported && !leaving.signal.aborted) await ceremony(true, leaving.signal)
    }
    begin().catch(() => undefined)
    return () => {
      leaving.abort()
      stop()
      void browser.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
    }
  }, [ceremony])

  return { isPending, isCancelled, sign, offer }
}

/** A challenge that arrives after a sign-in would bring back the former session. */
function untilLeft() {
  const leaving = new AbortController()
  return { leaving, stop: router.on('start', () => leaving.abort()) }
}

const subscribe = () => () => undefined
const look = () => typeof window.PublicKeyCredential === 'function'

/** True on a named host, over https or on this machine. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(subscribe, look, () => false)
