import { useCallback } from 'react'
import { may } from '~/access/may'
import { useShared } from '~/hooks/use_shared'

/** Hiding is a courtesy; the server decides. */
export function usePermissions(): (permission: string) => boolean {
  const roles = useShared().auth?.user.roles
  return useCallback((permission) => may(roles ?? [], permission), [roles])
}
