import type { StoredNames } from '#domain/shared/text/person_names'

/** A `type`: Inertia refuses interfaces in props. */
export type CheckInPoint = {
  id: string
  name: string
  branch: { name_en: string | null; name_ar: string | null; code: string }
  opened_by: StoredNames | null
  opened_at: string
  seen_at: string
  closed_at: string | null
  closed_by: 'unused' | 'branch' | null
}
