import { CreateEntry } from '~/components/catalogue/entry_form_pages'
import { holidayForm } from '~/components/holidays/holiday_form'

export default function HolidayCreate(_: { holiday: null }) {
  return <CreateEntry kind={holidayForm} />
}
