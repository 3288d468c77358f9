import type { CreditNoteDetail } from '~/components/credit_notes/types'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { recordUrls } from '~/ui/record/record_urls'

type CreditNoteShowProps = { credit_note: CreditNoteDetail }

const none = { create: false, update: false, delete: false }

export default function CreditNoteShow({ credit_note: note }: CreditNoteShowProps) {
  const title = note.number ?? ''
  return (
    <RecordPage name={title}>
      <RecordHeader
        area="credit_notes"
        record={note}
        name={{ lead: title, other: null }}
        urls={recordUrls('credit_notes')}
        can={none}
      />
    </RecordPage>
  )
}
