import { violatedConstraint } from '#domain/shared/data/unique_violation'

export const isNationalIdConflict = (
  error: unknown,
  people: 'students' | 'guardians' | 'instructors'
) => violatedConstraint(error) === `${people}_tenant_id_national_id_key`
