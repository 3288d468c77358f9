import { EditEntry } from '~/components/catalogue/entry_form_pages'
import { levelForm } from '~/components/levels/level_form'
import type { LevelDetail } from '~/components/levels/types'

export default function LevelEdit({ level }: { level: LevelDetail }) {
  return <EditEntry kind={levelForm} entry={level} />
}
