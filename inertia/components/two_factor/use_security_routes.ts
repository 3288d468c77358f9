import { useShared } from '~/hooks/use_shared'
import { urlFor } from '~/client'
import type { SignedInUser } from '~/types'

export const useSecurityRoutes = () => securityRoutes(useShared().auth?.user.kind ?? 'student')

const prefixes = {
  admin: 'admin.profile.',
  instructor: 'instructor.profile.',
  student: 'profile.',
} as const

interface SecurityRoutes {
  setup: string
  authenticator: string
  recoveryCodes: string
  challenge: string
  passkeys: string
  passkey: (id: string) => string
}

function securityRoutes(kind: SignedInUser['kind']): SecurityRoutes {
  const prefix = prefixes[kind]
  return {
    setup: urlFor(`${prefix}two_factor_setup.store`),
    authenticator: urlFor(`${prefix}two_factor.store`),
    recoveryCodes: urlFor(`${prefix}recovery_codes.store`),
    challenge: urlFor(`${prefix}passkeys.challenge`),
    passkeys: urlFor(`${prefix}passkeys.store`),
    passkey: (id) => urlFor(`${prefix}passkeys.update`, { id }),
  }
}
