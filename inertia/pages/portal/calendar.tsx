import { usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import { useAttendanceLink } from '~/components/calendar/acts/use_attendance_link'
import { AbsencesLink } from '~/components/absences/absences_link'
import { CalendarView } from '~/components/calendar/calendar_view'
import { useAbsenceLink } from '~/components/own_attendance/use_absence_link'
import { CalendarMenu } from '~/components/calendar/toolbar/calendar_menu'
import { useCalendarPlace } from '~/components/calendar/use_calendar_place'
import { type Child, ChildSwitch } from '~/components/portal/child_switch'
import type { OwnGroupsOf } from '~/components/portal/own_groups'
import { usePhone } from '~/hooks/use_narrow'
import { useReplaceQuery } from '~/hooks/use_replace_query'
import { useAreaName } from '~/ui/use_area_name'
import { portalLayouts } from '#domain/shared/choices/calendar_layouts'

interface PortalCalendarProps {
  person_type: OwnGroupsOf
  children?: Child[]
  busiest_courses: string[]
}

/** Of whoever is signed in: what they teach, what they learn, or what their children do. */
export default function PortalCalendar(props: PortalCalendarProps) {
  const { person_type, children = [], busiest_courses } = props
  const isInstructor = person_type === 'instructor'
  const isPhone = usePhone()
  const place = useCalendarPlace(portalLayouts)
  const child = useChild(children)
  const absenceOf = useAbsenceLink(child.chosen)
  const attendanceOf = useAttendanceLink((id) => urlFor('own_sessions.show', { id }))
  const printOwn = (asked: { view: string; locale: string }) =>
    urlFor('calendar_prints.show', {}, { qs: { ...asked, day: place.place.day } })
  return (
    <CalendarView
      url={urlFor('calendar_sessions.index')}
      filters={child.chosen ? `child=${child.chosen}` : ''}
      controls={place}
      busiestCourses={busiest_courses}
      layouts={portalLayouts}
      header={{
        title: useAreaName()('calendar'),
        primary: isInstructor && !isPhone && <AbsencesLink />,
        menu: <CalendarMenu printHref={isInstructor ? printOwn : undefined} />,
      }}
      linksOf={isInstructor ? attendanceOf : absenceOf}
      detailsUrl={(id) => urlFor('calendar_sessions.show', { id })}
      toolbar={
        <>
          {/* Beside the days of the calendar a phone has no room for it */}
          {isInstructor && isPhone && <AbsencesLink />}
          {children.length > 1 && (
            <ChildSwitch children={children} chosen={child.chosen} hasAll onChoose={child.choose} />
          )}
        </>
      }
    />
  )
}

/** Whose sessions are shown stands in the address; all children's where none is chosen. */
function useChild(children: Child[]) {
  const { url } = usePage()
  const replace = useReplaceQuery()
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('child')
  const chosen = children.find(({ id }) => id === asked)?.id ?? null
  return { chosen, choose: (child: string | null) => replace({ child }) }
}
