import { router } from '@inertiajs/react'
import { forgetMarks } from '~/components/attendance/device/device'
import { recents } from '~/recents/recents'
import { draftStore } from '~/ui/form/draft/draft_store'

/** Removes what somebody typed in this window, and opened and marked in this browser. */
export async function leaveNothing(): Promise<void> {
  draftStore.clearAll()
  recents.clearAll()
  await forgetMarks()
  router.flushAll()
}
