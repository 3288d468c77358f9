import { useShared } from '~/hooks/use_shared'
import type { SignedInUser } from '~/types'

/** The kind of person who is signed in; the page exists for nobody else. */
export function useKind(): SignedInUser['kind'] {
  const user = useShared().auth?.user
  if (!user) throw new Error('Nobody is signed in')
  return user.kind
}
