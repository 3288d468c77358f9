import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { doorRoutes } from '~/components/shell/door_routes'
import { endConfirmation } from '~/feedback/confirmation'
import { sendJson } from '~/feedback/send_json'
import type { SignedInUser } from '~/types'

interface Refusal {
  errors?: { message: string }[]
  location?: string
}

/** Proves to the server who one is, without leaving the page; too many wrong passwords lead to the door. */
export function useConfirm(kind: SignedInUser['kind']) {
  const t = useTranslations('shell.network')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function confirm(password: string): Promise<boolean> {
    setPending(true)
    setError(undefined)
    const answer = await sendJson(doorRoutes(kind).confirm, { password }).catch(() => undefined)
    setPending(false)
    if (answer?.ok) {
      endConfirmation(true)
      return true
    }
    const refusal = (await answer?.json().catch(() => ({}))) as Refusal | undefined
    if (refusal?.location) window.location.assign(refusal.location)
    setError(refusal?.errors?.[0]?.message ?? t('failed'))
    return false
  }

  return { confirm, error, isPending }
}
