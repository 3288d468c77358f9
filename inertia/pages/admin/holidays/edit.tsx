import type { Data } from '@generated/data'
import { EditEntry } from '~/components/catalogue/entry_form_pages'
import { holidayForm } from '~/components/holidays/holiday_form'

export default function HolidayEdit({ holiday }: { holiday: Data.Admin.Holidays.Holiday }) {
  return <EditEntry kind={holidayForm} entry={holiday} />
}
