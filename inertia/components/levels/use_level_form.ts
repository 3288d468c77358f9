import { levelFormData } from '~/components/levels/level_form_data'
import { levelUrls } from '~/components/levels/level_urls'
import type { LevelDetail } from '~/components/levels/types'
import { useRecordForm } from '~/ui/form/use_record_form'

/** The form's fields in the order they stand in it. */
export const levelInputs = [
  'name_en',
  'name_ar',
  'code',
  'scope',
  'min_age',
  'max_age',
  'description',
] as const

/** A level's form: adds one, or changes the given one. */
export function useLevelForm(level: LevelDetail | null) {
  return useRecordForm({
    saved: levelFormData(level),
    isNew: level === null,
    focusOrder: levelInputs,
    send: (form, options) => {
      if (level) form.put(levelUrls.update(level.id), options)
      else form.post(levelUrls.store(), options)
    },
  })
}

export type LevelForm = ReturnType<typeof useLevelForm>
