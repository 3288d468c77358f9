import { IconCalendarPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { InstructorAbsence } from '~/components/absences/types'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import type { BranchOption } from '~/components/branches/types'
import { SessionsTab } from '~/components/class_sessions/sessions_tab'
import type { SessionsOf } from '~/components/class_sessions/types'
import { useScheduling } from '~/components/class_sessions/use_scheduling'
import { AvailabilityPanel } from '~/components/instructors/week/availability_panel'
import { DocumentsPanel } from '~/components/instructors/documents/documents_panel'
import { GroupsPanel } from '~/components/instructors/groups_panel'
import { InstructorDetails } from '~/components/instructors/instructor_details'
import {
  InstructorHeadline,
  InstructorOverview,
  type InstructorToday,
} from '~/components/instructors/instructor_overview'
import { PayPanel } from '~/components/instructors/pay/pay_panel'
import type {
  InstructorDetail,
  InstructorDocument,
  InstructorGroup,
  Pay,
} from '~/components/instructors/types'
import { PersonPhoto } from '~/components/people/person_photo'
import type { PortalAccount } from '~/components/people/types'
import { Menu } from '~/ui/menu/menu'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import { useNames } from '~/ui/names/use_names'

type Tab =
  'overview' | 'availability' | 'groups' | 'sessions' | 'documents' | 'pay' | 'details' | 'activity'

type InstructorShowProps = {
  instructor: InstructorDetail
  windows: WeekWindow[]
  absences: InstructorAbsence[]
  /** Null for people who may not see them, as are documents and pay. */
  groups: InstructorGroup[] | null
  overview: InstructorToday
  sessions: SessionsOf | null
  documents: InstructorDocument[] | null
  pay: Pay | null
  branches: BranchOption[]
  activity: ActivityRow[]
  account: PortalAccount
  today: string
  tab: Tab
  can: Abilities
}

export default function InstructorShow(props: InstructorShowProps) {
  const { instructor, groups, sessions, documents, pay, tab, can } = props
  const tabs = useTabs(props)
  const current = tabs.some(({ id }) => id === tab) ? tab : 'overview'
  const t = useTranslations('instructors.show')
  const isHere = instructor.archived_at === null && instructor.status !== 'left'
  const mayChange = can.update && instructor.archived_at === null
  const name = useNames()(instructor)
  const scheduling = useScheduling({ instructor: instructor.id })
  return (
    <RecordPage name={name.lead}>
      <RecordHeader
        area="instructors"
        record={instructor}
        name={name}
        picture={<PersonPhoto person={instructor} size={56} />}
        lead={<InstructorHeadline instructor={instructor} />}
        urls={recordUrls('instructors')}
        can={can}
        menu={
          scheduling.link &&
          isHere && (
            <Menu.Item
              component="a"
              {...scheduling.link}
              leftSection={<IconCalendarPlus size={16} aria-hidden />}
            >
              {t('schedule')}
            </Menu.Item>
          )
        }
      />
      <RecordTabs
        url={urlFor('admin.instructors.show', { id: instructor.id })}
        tabs={tabs}
        current={current}
      />
      {current === 'overview' && (
        <InstructorOverview
          instructor={instructor}
          overview={props.overview}
          absences={props.absences}
          today={props.today}
          can={mayChange}
        />
      )}
      {current === 'availability' && (
        <AvailabilityPanel
          instructor={instructor}
          windows={props.windows}
          absences={props.absences}
          today={props.today}
          can={mayChange}
        />
      )}
      {current === 'groups' && groups && <GroupsPanel instructor={instructor} groups={groups} />}
      {current === 'sessions' && sessions?.list && (
        <SessionsTab
          url={urlFor('admin.instructors.show', { id: instructor.id })}
          owner={{ of: 'instructor', id: instructor.id }}
          list={sessions.list}
          maySchedule={isHere}
        />
      )}
      {current === 'documents' && documents && (
        <DocumentsPanel instructor={instructor} documents={documents} can={mayChange} />
      )}
      {current === 'pay' && pay && (
        <PayPanel instructor={instructor} pay={pay} today={props.today} />
      )}
      {current === 'details' && (
        <InstructorDetails instructor={instructor} account={props.account} can={mayChange} />
      )}
      {current === 'activity' && <RecordActivity area="instructors" activity={props.activity} />}
      {scheduling.dialog}
    </RecordPage>
  )
}

function useTabs({ groups, sessions, documents, pay }: InstructorShowProps) {
  const usual = useUsualTabs()
  const t = useTranslations('instructors.tabs')
  const own = (
    id: 'availability' | 'groups' | 'sessions' | 'documents' | 'pay',
    count?: number
  ) => ({
    id,
    label: t(id),
    count,
  })
  return [
    usual.overview,
    own('availability'),
    ...(groups ? [own('groups')] : []),
    ...(sessions ? [own('sessions', sessions.ahead)] : []),
    ...(documents ? [own('documents', documents.length)] : []),
    ...(pay ? [own('pay')] : []),
    usual.details,
    usual.activity,
  ]
}
