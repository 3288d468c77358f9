import { urlFor } from '~/client'
import { SessionRoster as MarkedRoster } from '~/components/attendance/session_roster'
import { Corrections } from '~/components/attendance/corrections'
import type {
  Attendance,
  EntryCorrections,
  MarkAbilities,
  UntoldAbsence,
} from '~/components/attendance/types'
import type { BranchOption } from '~/components/branches/types'
import {
  useSessionEdit,
  useSessionMenu,
} from '~/components/class_sessions/changes/use_session_changes'
import { SessionSubject } from '~/components/class_sessions/session_subject'
import { SessionStatusWord } from '~/components/class_sessions/session_status_word'
import { RosterCard } from '~/components/class_sessions/roster_card'
import { SessionNotes } from '~/components/class_sessions/session_notes'
import { useSessionFacts } from '~/components/class_sessions/use_session_facts'
import type {
  MeetingOptions,
  SessionDetail,
  SessionRoster,
} from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useSessionValue } from '~/components/class_sessions/use_session_value'
import { LastTime } from '~/components/lesson_notes/last_time'
import { LessonNotesCard } from '~/components/lesson_notes/lesson_notes_card'
import type { LessonAround } from '~/components/lesson_notes/types'
import type { Pickups } from '~/components/pickups/types'
import { AbsentInstructor } from '~/components/substitution/absent_instructor'
import { useFormat } from '~/hooks/use_format'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { FactsCard } from '~/ui/record/facts_card'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import { recordUrls } from '~/ui/record/record_urls'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import record from '~/ui/record/record.module.css'

interface ClassSessionShowProps {
  session: SessionDetail
  lesson_around: LessonAround
  /** Null for whoever may not see who is enrolled. */
  roster: SessionRoster | null
  /** Null for whoever may not see attendance; it takes the place of the roster. */
  attendance: Attendance | null
  untold: UntoldAbsence[] | null
  pickups: Pickups | null
  may_mark: MarkAbilities
  branches: BranchOption[]
  activity: ActivityRow[]
  /** By the id of an entry; empty for whoever may not see attendance and students. */
  corrections: Record<string, EntryCorrections>
  tab: 'overview' | 'uses' | 'activity'
  can: Abilities
  options?: MeetingOptions
}

export default function ClassSessionShow(props: ClassSessionShowProps) {
  const {
    session,
    lesson_around,
    roster,
    attendance,
    may_mark: mayMark,
    activity,
    tab,
    can,
    options,
  } = props
  const tabs = useUsualTabs()
  const format = useFormat()
  const urls = recordUrls('sessions')
  const name = useSessionName()(session)
  const facts = useSessionFacts(session)
  const { menu, findSubstitute, dialog } = useSessionMenu(session, can.update, options)
  const edit = useSessionEdit(session, can.update, options)
  const write = useSessionValue(session.time_zone, options)
  return (
    <SessionSubject session={session}>
      <div className={record.record}>
        <RecordHeader
          area="sessions"
          record={session}
          name={{ lead: name, other: null }}
          lead={
            <>
              <bdi>{format.span(session.starts_at, session.ends_at, session.time_zone)}</bdi>
              <SessionStatusWord status={session.status} endsAt={session.ends_at} />
            </>
          }
          urls={urls}
          can={can}
          primary={edit.button}
          menu={menu}
        />
        {session.lacks_substitute && session.instructor && (
          <AbsentInstructor instructor={session.instructor} onFind={findSubstitute} />
        )}
        <RecordTabs
          url={urls.show(session.id)}
          tabs={[tabs.overview, tabs.activity]}
          current={tab === 'activity' ? 'activity' : 'overview'}
        />
        {tab === 'activity' ? (
          <RecordActivity
            area="sessions"
            activity={activity.map(withoutAllower)}
            write={write}
            tellOf={({ id }) =>
              props.corrections[id] && <Corrections corrections={props.corrections[id]} />
            }
          />
        ) : (
          <div className={record.overview}>
            {attendance && (
              <div className={record.record}>
                <MarkedRoster
                  attendance={attendance}
                  untold={props.untold}
                  pickups={props.pickups}
                  can={mayMark}
                />
              </div>
            )}
            <div className={record.record}>
              <FactsCard facts={facts} />
              {lesson_around.last_time && <LastTime last={lesson_around.last_time} />}
              <LessonNotesCard
                lesson={session.lesson}
                nextOn={lesson_around.next_on}
                url={urlFor('admin.lesson_notes.update', { id: session.id })}
                can={can.update}
              />
              <SessionNotes session={session} can={can.update} />
            </div>
            {session.group && roster && <RosterCard group={session.group} roster={roster} />}
          </div>
        )}
        {dialog}
        {edit.dialog}
      </div>
    </SessionSubject>
  )
}

const allowers = ['clash_allowed_by', 'check_allowed_by']

/** Who let a clash through, or past a check, is who did it. */
const withoutAllower = (entry: ActivityRow): ActivityRow => ({
  ...entry,
  changes: entry.changes.filter(({ field }) => !allowers.includes(field)),
})
