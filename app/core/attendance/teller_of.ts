import type { StoredNames } from '#domain/shared/text/person_names'

interface Told {
  told_by: string | null
  /** Kind of the account that wrote it; null: the system. */
  made_in: string | null
  guardian: StoredNames | null
}

/** Who told an absence: whom the office named, or a family itself in its portal: this guardian, else the student. */
export const tellerOf = ({ told_by, made_in, guardian }: Told) => ({
  told_by,
  in_portal: made_in === 'student',
  guardian,
})
