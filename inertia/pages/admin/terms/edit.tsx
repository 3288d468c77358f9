import type { Data } from '@generated/data'
import { EditEntry } from '~/components/catalogue/entry_form_pages'
import { termForm } from '~/components/terms/term_form'

export default function TermEdit({ term }: { term: Data.Admin.Terms.Term }) {
  return <EditEntry kind={termForm} entry={term} />
}
