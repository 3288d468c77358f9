import { levelOptions, type Option, subjectOptions } from '#domain/teaching/queries/list_options'

/** Ids that stay a choice, archived or not. */
type Kept = { subjects?: string[]; levels?: string[] }

/** The subjects and levels an instructor may teach, or be sought by. */
export async function instructorOptions({ subjects, levels }: Kept = {}) {
  return {
    subjects: (await subjectOptions(subjects)).map(option),
    levels: (await levelOptions(levels)).map(option),
  }
}

const option = ({ id, code, name_en, name_ar }: Option) => ({ id, code, name_en, name_ar })
