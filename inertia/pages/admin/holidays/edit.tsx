import type { Data } from '@generated/data'
import { EditEntry } from '~/components/catalogue/entry_form_pages'
import type { BranchChoice } from '~/components/branches/types'
import { holidayForm } from '~/components/holidays/holiday_form'

type HolidayEditProps = BranchChoice & { holiday: Data.Admin.Holidays.Holiday }

export default function HolidayEdit({ holiday }: HolidayEditProps) {
  return <EditEntry kind={holidayForm} entry={holiday} />
}
