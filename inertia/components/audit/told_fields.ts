import type { AuditEntry } from '~/components/audit/types'

/** Actions whose sentence says all there is to say, but for these fields. */
const told: Record<string, readonly string[]> = {
  'students.create': [],
  'instructors.create': [],
  'subjects.create': [],
  'terms.create': [],
  'levels.create': [],
  'courses.create': [],
  'services.create': [],
  'packages.create': [],
  'users.create': ['roles'],
  'users.sign_in_failed': [],
  'roles.create': ['permissions'],
  'roles.delete': ['replacement'],
  'access_requests.create': ['kind'],
}

/** What of an entry is told below its sentence: what differs, as far as the sentence leaves it open. */
export function toldChanges({ action, changes }: Pick<AuditEntry, 'action' | 'changes'>) {
  const only = told[action]
  return changes.filter(
    ({ field, before, after }) =>
      JSON.stringify(before) !== JSON.stringify(after) && (!only || only.includes(field))
  )
}
