import { CreateEntry } from '~/components/catalogue/entry_form_pages'
import type { BranchChoice } from '~/components/branches/types'
import { holidayForm } from '~/components/holidays/holiday_form'

export default function HolidayCreate(_: BranchChoice & { holiday: null }) {
  return <CreateEntry kind={holidayForm} />
}
