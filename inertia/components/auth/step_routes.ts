import { urlFor } from '~/client'
import type { SignedInUser } from '~/types'

const prefixes = { admin: 'admin.', instructor: 'instructor.', student: '' } as const

interface StepRoutes {
  code: string
  recovery_code: string
  passkey: string
  passkey_login: string
  challenge: string
}

export function stepRoutes(door: SignedInUser['kind']): StepRoutes {
  const prefix = prefixes[door]
  return {
    code: urlFor(`${prefix}two_factor.store`),
    recovery_code: urlFor(`${prefix}two_factor.recovery`),
    passkey: urlFor(`${prefix}two_factor.passkey`),
    passkey_login: urlFor(`${prefix}passkey_login`),
    challenge: urlFor(`${prefix}passkey_challenge`),
  }
}
