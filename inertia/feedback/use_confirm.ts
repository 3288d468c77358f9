import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { proofRoutes } from '~/components/auth/proof_routes'
import { portalRoutes } from '~/components/shell/portal_routes'
import { endConfirmation } from '~/feedback/confirmation'
import { sendJson } from '~/feedback/send_json'
import type { SignedInUser } from '~/types'

type Proof = { password: string } | { response: object }
type Field = 'password' | 'passkey'

interface Refusal {
  errors?: { message: string }[]
  location?: string
}

interface Confirm {
  confirm: (proof: Proof) => Promise<boolean>
  errors: Partial<Record<Field, string>>
  isPending: boolean
}

/** Confirms one's identity without leaving the page; too many wrong tries lead to the door. */
export function useConfirm(kind: SignedInUser['kind']): Confirm {
  const t = useTranslations('shell.network')
  const [errors, setErrors] = useState<Confirm['errors']>({})
  const [isPending, setPending] = useState(false)

  async function confirm(proof: Proof): Promise<boolean> {
    const field: Field = 'password' in proof ? 'password' : 'passkey'
    const url = field === 'password' ? portalRoutes(kind).confirm : proofRoutes(kind).confirm
    setPending(true)
    setErrors({})
    const answer = await sendJson(url, proof).catch(() => undefined)
    setPending(false)
    if (answer?.ok) {
      endConfirmation(true)
      return true
    }
    const refusal = (await answer?.json().catch(() => ({}))) as Refusal | undefined
    if (refusal?.location) window.location.assign(refusal.location)
    setErrors({ [field]: refusal?.errors?.[0]?.message ?? t('failed') })
    return false
  }

  return { confirm, errors, isPending }
}
