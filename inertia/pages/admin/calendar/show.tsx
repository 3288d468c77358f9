import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchOption } from '~/components/branches/types'
import { partyOf } from '~/components/calendar/acts/begun_session'
import { useSessionActs } from '~/components/calendar/acts/use_session_acts'
import { CalendarView } from '~/components/calendar/calendar_view'
import { CalendarFilters } from '~/components/calendar/filters/calendar_filters'
import { useCalendarFilters } from '~/components/calendar/filters/use_calendar_filters'
import { CalendarMenu } from '~/components/calendar/toolbar/calendar_menu'
import { useCalendarPlace } from '~/components/calendar/use_calendar_place'
import type { MeetingOptions, SessionQuery } from '~/components/class_sessions/types'
import { useSessionFilters } from '~/components/class_sessions/use_session_filters'
import { usePhone } from '~/hooks/use_narrow'
import { lazyPart } from '~/language/lazy_part'
import { FilterChips } from '~/ui/list/filters/filter_chips'
import { useFilterChips } from '~/ui/list/filters/use_filter_chips'
import { useNamedChoices } from '~/ui/list/filters/use_named_choices'
import type { ListSettings, SavedView } from '~/ui/list/list_description'
import { SaveViewButton } from '~/ui/list/views/save_view_button'
import { useFirstView } from '~/ui/list/views/use_first_view'
import type { Abilities } from '~/ui/record/types'
import { calendarLayouts } from '#domain/shared/choices/calendar_layouts'

const ViewTabs = lazyPart(() => import('~/ui/list/views/view_tabs'))

/** Which clocks the axis shows: of no branch in particular, and of each that has its own. */
type AxisZones = { usual: string; branches: Record<string, string> }

interface AdminCalendarProps {
  query: SessionQuery
  can: Abilities & { index: boolean }
  /** Of whoever may see sessions, as the choices. */
  list?: ListSettings
  branches: BranchOption[]
  zones: AxisZones
  options?: MeetingOptions
  lock_days: number
  busiest_courses: string[]
}

export default function AdminCalendar(props: AdminCalendarProps) {
  const { query, can, list, zones, options, lock_days, busiest_courses } = props
  const t = useTranslations('calendar')
  const isPhone = usePhone()
  const place = useCalendarPlace(calendarLayouts, zoneOf(query, zones))
  const controls = useCalendarFilters(query)
  const filters = useSessionFilters(options).filter(({ name }) => isPhone || name !== 'only')
  const chips = useFilterChips(controls, filters)
  useNamedChoices(filters, query)
  const acts = useSessionActs({ options, party: partyOf(query), lock_days })
  const url = urlFor('admin.calendar')
  useFirstView(url, list)
  const view = list?.views.find(({ id }) => id === query.view)
  const choose = (views: SavedView[]) => {
    const made = views.find(({ id }) => !list?.views.some((known) => known.id === id))
    if (made) controls.change({ view: made.id })
  }
  return (
    <>
      <CalendarView
        url={urlFor('admin.calendar_sessions.index')}
        filters={controls.filters}
        controls={place}
        busiestCourses={busiest_courses}
        layouts={calendarLayouts}
        detailsUrl={(id) => urlFor('admin.calendar_sessions.show', { id })}
        acts={acts}
        header={{
          title: t('title'),
          lead: can.index ? undefined : t('not_allowed'),
          menu: (
            <CalendarMenu printHref={can.index ? printedBy(query, place.place.day) : undefined} />
          ),
          primary: acts.mayCreate && (
            <NewSession onCreate={() => acts.schedule({ day: place.place.day })} />
          ),
        }}
        tabs={
          list &&
          list.views.length > 0 && (
            <Suspense fallback={<div style={{ minBlockSize: 44 }} />}>
              <ViewTabs
                list="calendar"
                url={url}
                settings={list}
                current={view}
                address={controls.address}
                kept={controls.day}
                only={['query']}
              />
            </Suspense>
          )
        }
        toolbar={can.index && <CalendarFilters filters={filters} controls={controls} />}
        chips={
          <FilterChips chips={chips} onClear={controls.clear}>
            {list && view?.address !== controls.address && (
              <SaveViewButton
                list="calendar"
                address={controls.address}
                mayShare={list.may_share}
                onSaved={choose}
              />
            )}
          </FilterChips>
        }
      />
      {acts.menu}
      {acts.dialogs}
    </>
  )
}

/** A phone has no room for its words beside the days. */
function NewSession({ onCreate }: { onCreate: () => void }) {
  const t = useTranslations('calendar.acts')
  const icon = <IconPlus size={16} aria-hidden />
  if (usePhone())
    return (
      <ActionIcon
        variant="filled"
        size={44}
        aria-label={t('create')}
        onClick={onCreate}
        data-shortcut="create"
      >
        {icon}
      </ActionIcon>
    )
  return (
    <Button leftSection={icon} onClick={onCreate} data-shortcut="create">
      {t('create')}
    </Button>
  )
}

/** Several branches have the centre's clocks in common. */
function zoneOf({ branch }: SessionQuery, { usual, branches }: AxisZones) {
  if (branch.length === 0) return usual
  return branch.length === 1 ? branches[branch[0]!] : undefined
}

/** A page is of one group, room or instructor. */
function printedBy({ group, room, instructor }: SessionQuery, day: string) {
  const whose = Object.entries({ group, room, instructor }).flatMap(([of, ids]) =>
    ids.map((id) => ({ [of]: id }))
  )
  if (whose.length !== 1) return null
  return (asked: { view: string; locale: string }) =>
    urlFor('admin.calendar_prints.show', {}, { qs: { ...asked, day, ...whose[0] } })
}
