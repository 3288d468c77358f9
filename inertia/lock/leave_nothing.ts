import { router } from '@inertiajs/react'
import { forgetMarks } from '~/components/attendance/device/device'
import { recents } from '~/recents/recents'
import { draftStore } from '~/ui/form/draft/draft_store'

/** Removes what somebody typed, opened and marked from this browser, in every window, before it is another's. */
export async function leaveNothing(): Promise<void> {
  draftStore.clearAll()
  recents.clearAll()
  await forgetMarks()
  router.flushAll()
}
