import { CreateEntry } from '~/components/catalogue/entry_form_pages'
import { termForm } from '~/components/terms/term_form'

export default function TermCreate(_: { term: null }) {
  return <CreateEntry kind={termForm} />
}
