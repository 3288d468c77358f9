import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CalendarView } from '~/components/calendar/calendar_view'
import { useCalendarPlace } from '~/components/calendar/use_calendar_place'
import { PageHeader } from '~/ui/page/page_header'
import { calendarLayouts } from '#domain/shared/choices/calendar_layouts'

export default function AdminCalendar() {
  const t = useTranslations('calendar')
  const controls = useCalendarPlace()
  return (
    <>
      <PageHeader title={t('title')} />
      <CalendarView
        url={urlFor('admin.calendar_sessions.index')}
        filters=""
        controls={controls}
        layouts={calendarLayouts}
        onOpen={() => undefined}
      />
    </>
  )
}
