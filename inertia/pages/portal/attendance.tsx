import { router, usePage } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { RecordFacts } from '~/components/attendance_records/record_facts'
import { RecordSessions } from '~/components/attendance_records/record_sessions'
import { OwnMakeUps } from '~/components/own_attendance/own_make_ups'
import { OwnNotices } from '~/components/own_attendance/own_notices'
import { ReportDialog } from '~/components/own_attendance/report_dialog'
import type { OwnAttendance } from '~/components/own_attendance/types'
import { CentreContact } from '~/components/portal/centre_contact'
import { type Child, ChildSwitch } from '~/components/portal/child_switch'
import { useReplaceQuery } from '~/hooks/use_replace_query'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import { queryString } from '~/ui/list/list_query'
import { useNames } from '~/ui/names/use_names'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'
import { useAreaName } from '~/ui/use_area_name'
import record from '~/ui/record/record.module.css'

type PortalAttendanceProps = {
  /** The student who is signed in, or a guardian's children. */
  students: Child[]
  /** A guardian has children whose data the centre doesn't let them see. */
  has_hidden_children: boolean
  /** Null where a guardian may know of no child. */
  shown: OwnAttendance | null
}

/** How a student, or a guardian's child, attended, and what the family does about it. */
export default function PortalAttendance(props: PortalAttendanceProps) {
  const { students, shown, has_hidden_children: isHidden } = props
  const t = useTranslations('own_attendance')
  const [isTelling, setTelling] = useState(Boolean(shown?.tell))
  const { flash } = usePage()
  const names = useNames()
  const replace = useReplaceQuery()
  const close = () => {
    setTelling(false)
    if (shown?.tell) replace({ tell: null })
  }
  const child = students.find(({ id }) => id === shown?.child)
  const addressOf = (query: object) =>
    urlFor('own_attendance.show') + queryString(query, { page: 1 })
  return (
    <div className={record.record}>
      <PageHeader
        title={useAreaName()('attendance')}
        primary={
          shown?.may_tell && <Button onClick={() => setTelling(true)}>{t('tell.open')}</Button>
        }
      />
      {flash.error && <CentreContact />}
      {shown && students.length > 1 && (
        <ChildSwitch
          children={students}
          chosen={shown.child}
          onChoose={(chosen) => router.get(addressOf({ child: chosen }))}
        />
      )}
      {shown && child ? (
        <OwnParts
          key={shown.child}
          shown={shown}
          name={names(child).lead}
          hrefOf={(query) => addressOf({ child: shown.child, ...query })}
        />
      ) : (
        <EmptyState
          icon={<IconChecklist size={24} />}
          title={t(isHidden ? 'hidden.title' : 'none.title')}
          text={t(isHidden ? 'hidden.text' : 'none.text')}
          actions={<CentreContact />}
        />
      )}
      {shown && isTelling && (
        <ReportDialog
          students={students.filter(({ id }) => shown.reportable_children.includes(id))}
          child={shown.child}
          today={shown.today}
          session={shown.tell ?? shown.next}
          onClose={close}
        />
      )}
    </div>
  )
}

interface OwnPartsProps {
  shown: OwnAttendance
  name: string
  hrefOf: (query: object) => string
}

function OwnParts({ shown, name, hrefOf }: OwnPartsProps) {
  return (
    <DialogSubject name={name}>
      <RecordFacts shown={shown.record} />
      <OwnNotices shown={shown} name={name} />
      <OwnMakeUps shown={shown} />
      <RecordSessions shown={shown.record} hrefOf={hrefOf} />
    </DialogSubject>
  )
}
