import { IconReceiptRefund } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { BranchOption } from '~/components/branches/types'
import { useBranchFilter } from '~/components/branches/use_branch_filter'
import { CreditNoteCard } from '~/components/credit_notes/credit_note_card'
import type { CreditNoteList, CreditNoteQuery } from '~/components/credit_notes/types'
import { useCreditNoteActs } from '~/components/credit_notes/use_credit_note_acts'
import { useCreditNoteColumns } from '~/components/credit_notes/use_credit_note_columns'
import type { FilterPart, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities } from '~/ui/record/types'

interface CreditNotesIndexProps {
  credit_notes: CreditNoteList
  query: CreditNoteQuery
  can: Abilities
  list: ListSettings
  branches: BranchOption[]
}

export default function CreditNotesIndex(props: CreditNotesIndexProps) {
  const t = useTranslations('credit_notes')
  const issued: FilterPart = {
    kind: 'days',
    name: 'issued',
    label: t('filters.issued'),
    from: t('filters.issued_from'),
    to: t('filters.issued_to'),
  }
  const { dialog, bulk } = useCreditNoteActs(props.can)
  return (
    <>
      <RecordList
        area="credit_notes"
        icon={<IconReceiptRefund size={24} />}
        urls={recordUrls('credit_notes')}
        columns={useCreditNoteColumns()}
        card={(note) => <CreditNoteCard note={note} />}
        name={({ number }) => number ?? ''}
        filters={[issued, ...useBranchFilter(t('filters.branch'))]}
        page={props.credit_notes}
        query={props.query}
        can={props.can}
        settings={props.list}
        bulk={bulk}
      />
      {dialog}
    </>
  )
}
