import type { LevelDetail } from '~/components/levels/types'

/** A level as the form holds it: empty is '', not null. */
export type LevelFormData = {
  name_en: string
  name_ar: string
  code: string
  scope: string
  min_age: string
  max_age: string
  description: string
  version: number
}

/** What the form starts from: the saved level, or a new one. */
export const levelFormData = (level: LevelDetail | null): LevelFormData => ({
  name_en: level?.name_en ?? '',
  name_ar: level?.name_ar ?? '',
  code: level?.code ?? '',
  scope: level?.scope ?? 'grade',
  min_age: level?.min_age?.toString() ?? '',
  max_age: level?.max_age?.toString() ?? '',
  description: level?.description ?? '',
  version: level?.version ?? 1,
})
