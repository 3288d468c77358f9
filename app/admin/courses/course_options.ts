import OptionTransformer from '#app/admin/courses/option_transformer'
import { levelOptions, subjectOptions } from '#domain/teaching/queries/list_options'

type Chosen = { subject_id: string; level_id: string | null }

/** The subjects and levels a course may name; what `chosen` names already, archived or not. */
export async function courseOptions(chosen?: Chosen) {
  const subjects = await subjectOptions(chosen && [chosen.subject_id])
  const levels = await levelOptions(chosen && [chosen.level_id])
  return {
    subjects: OptionTransformer.transform(subjects),
    levels: OptionTransformer.transform(levels),
  }
}
