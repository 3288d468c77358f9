import type { TermDetail } from '~/components/terms/types'

/** A term as the form holds it: empty is '', not null. */
export type TermFormData = {
  name_en: string
  name_ar: string
  code: string
  starts_on: string
  ends_on: string
  version: number
}

/** What the form starts from: the saved term, or a new one. */
export const termFormData = (term: TermDetail | null): TermFormData => ({
  name_en: term?.name_en ?? '',
  name_ar: term?.name_ar ?? '',
  code: term?.code ?? '',
  starts_on: term?.starts_on ?? '',
  ends_on: term?.ends_on ?? '',
  version: term?.version ?? 1,
})
