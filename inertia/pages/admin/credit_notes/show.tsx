import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import { CreditNoteOverview } from '~/components/credit_notes/credit_note_overview'
import type { CreditNoteDetail } from '~/components/credit_notes/types'
import { PaperActs } from '~/components/invoices/paper/paper_acts'
import { usePayerNames } from '~/components/invoices/use_payer_names'
import { Money } from '~/ui/money'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities, ActivityRow } from '~/ui/record/types'

type CreditNoteShowProps = {
  credit_note: CreditNoteDetail
  activity: ActivityRow[]
  tab: 'overview' | 'activity'
  branches: BranchOption[]
  can: Abilities
}

const none = { create: false, update: false, delete: false }

export default function CreditNoteShow(props: CreditNoteShowProps) {
  const { credit_note: note, activity, tab, can } = props
  const tabs = useUsualTabs()
  const { lead: payer } = usePayerNames()(note.payer)
  const title = note.number ?? ''
  return (
    <RecordPage name={title} detail={payer}>
      <RecordHeader
        area="credit_notes"
        record={note}
        name={{ lead: title, other: null }}
        lead={
          <>
            <bdi>{payer}</bdi>
            <Money amount={note.total} />
          </>
        }
        urls={recordUrls('credit_notes')}
        can={none}
        primary={<PaperActs document={{ ...note, kind: 'credit_note' }} maySend={can.update} />}
      />
      <RecordTabs
        url={urlFor('admin.credit_notes.show', { id: note.id })}
        tabs={[tabs.overview, tabs.activity]}
        current={tab}
      />
      {tab === 'overview' ? (
        <CreditNoteOverview note={note} />
      ) : (
        <RecordActivity area="credit_notes" activity={activity} />
      )}
    </RecordPage>
  )
}
