import { LevelFields } from '~/components/levels/level_fields'
import { levelUrls } from '~/components/levels/level_urls'
import type { LevelDetail } from '~/components/levels/types'
import { levelInputs, useLevelForm } from '~/components/levels/use_level_form'
import { AreaForm } from '~/ui/form/area_form'

/** Adds a level, or edits the given one. */
export function LevelForm({ title, level }: { title: string; level: LevelDetail | null }) {
  const state = useLevelForm(level)
  return (
    <AreaForm
      area="levels"
      title={title}
      record={level}
      urls={levelUrls}
      inputs={levelInputs}
      state={state}
    >
      <LevelFields field={state.field} />
    </AreaForm>
  )
}
