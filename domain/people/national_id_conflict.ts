import { violatedConstraint } from '#domain/shared/data/violated_constraint'
import { err, type Result } from '#domain/shared/result'

type Refusal = { type: string }

export async function unlessIdTaken<Saved, Refused extends Refusal>(
  people: 'students' | 'guardians' | 'instructors',
  save: () => Promise<Result<Saved, Refused>>
): Promise<Result<Saved, Refused | { type: 'national_id_taken' }>> {
  try {
    return await save()
  } catch (error) {
    const isTaken = violatedConstraint(error) === `${people}_tenant_id_national_id_key`
    if (isTaken) return err({ type: 'national_id_taken' })
    throw error
  }
}
