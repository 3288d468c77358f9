import { findSeverities } from '#domain/access/centre/queries/find_severities'
import { isDifferent } from '#domain/scheduling/class_sessions/editing/changed_session'
import { editClashes } from '#domain/scheduling/class_sessions/editing/edit_clashes'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { editWarnings } from '#domain/scheduling/class_sessions/editing/edit_warnings'
import { blocking } from '#domain/scheduling/class_sessions/rules/checks'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'

/** Which sessions and checks stood in the way of one already. */
export interface Stood {
  clashes: string[]
  checks: SchedulingCheck[]
}

/** By the session's id; asked before the edits are written, so that undoing them isn't refused for what was so before. */
export async function whatStood(edits: Edit[]): Promise<Map<string, Stood>> {
  const back = edits.filter(isDifferent).map(turnedBack)
  const [clashes, severities] = await Promise.all([editClashes(back), findSeverities()])
  const isAnyBlocking = Object.values(severities).includes('block')
  const warnings = isAnyBlocking ? await editWarnings(back) : () => []
  return new Map(
    back.map((edit) => {
      const fresh = clashes.get(edit.after.id)?.fresh ?? []
      const stood = {
        clashes: fresh.map(({ session }) => session.id),
        checks: blocking(warnings(edit)),
      }
      return [edit.after.id, stood]
    })
  )
}

export const turnedBack = ({ before, after }: Edit): Edit => ({
  before: after,
  after: before,
  moved: null,
})
