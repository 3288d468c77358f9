import { urlFor } from '~/client'
import type { SignedInUser } from '~/types'

const prefixes = { admin: 'admin.', instructor: 'instructor.', student: '' } as const

interface ProofRoutes {
  challenge: string
  confirm: string
  unlock: string
}

export function proofRoutes(door: SignedInUser['kind']): ProofRoutes {
  const prefix = prefixes[door]
  return {
    challenge: urlFor(`${prefix}proof_challenge`),
    confirm: urlFor(`${prefix}confirm.passkey`),
    unlock: urlFor(`${prefix}unlock.passkey`),
  }
}
