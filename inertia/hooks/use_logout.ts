import { router } from '@inertiajs/react'
import { useShared } from '~/hooks/use_shared'
import { doorRoutes } from '~/components/shell/door_routes'
import { draftStore } from '~/ui/form/draft_store'

/** Logs out by POST at the person's own door and leaves nothing typed behind. */
export function useLogout(): () => void {
  const kind = useShared().auth?.user.kind
  return () => {
    if (!kind) return
    draftStore.clearAll()
    router.flushAll()
    router.post(doorRoutes(kind).logout)
  }
}
