import { CreateEntry } from '~/components/catalogue/entry_form_pages'
import { levelForm } from '~/components/levels/level_form'

export default function LevelCreate(_: { level: null }) {
  return <CreateEntry kind={levelForm} />
}
