import { type Chosen, restoreRecords } from '~/ui/record/archive/archiving'
import type { RecordUrls } from '~/ui/record/record_urls'
import { askToRestore } from '~/ui/record/archive/restore_question'

export function runRestore(
  { archives, accountsOf: area }: RecordUrls,
  chosen: Chosen,
  { count = 1, onSuccess }: { count?: number; onSuccess?: () => void } = {}
): void {
  const url = archives?.()
  if (!url) return
  if (area) askToRestore({ area, url, chosen, count, onSuccess })
  else restoreRecords(url, chosen, { onSuccess })
}
