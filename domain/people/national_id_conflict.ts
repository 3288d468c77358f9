import { violatedConstraint } from '#domain/shared/data/unique_violation'

/** The database refused a national id that another of these people carries. */
export const isNationalIdConflict = (
  error: unknown,
  people: 'students' | 'guardians' | 'instructors'
) => violatedConstraint(error) === `${people}_tenant_id_national_id_key`
