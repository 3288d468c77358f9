import { db, withTenant } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre/centre'

type Archived =
  | 'branches'
  | 'courses'
  | 'groups'
  | 'instructors'
  | 'levels'
  | 'services'
  | 'students'
  | 'subjects'

/** Archives a record past every rule. */
export const archive = (centre: Centre, table: Archived, id: string) =>
  withTenant(centre.id, () =>
    db().updateTable(table).set({ archived_at: new Date() }).where('id', '=', id).execute()
  )
