import { Badge, Button, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import TellDialog from '~/components/absence_notices/tell_dialog'
import type { AbsenceNotice, StudentAbsences } from '~/components/absence_notices/types'
import { useNoticeDays } from '~/components/absence_notices/use_notice_days'
import { useToldBy } from '~/components/absence_notices/use_told_by'
import { WithdrawDialog } from '~/components/absence_notices/withdraw_dialog'
import { DialogSubject } from '~/ui/dialog/dialog_subject'
import { RowIcon } from '~/ui/record/row_icon'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface AbsencesTabProps {
  student: string
  absences: StudentAbsences
  isHere: boolean
}

/** What was told of a student's absences beforehand, the latest first. */
export function AbsencesTab({ student, absences, isHere }: AbsencesTabProps) {
  const t = useTranslations('absence_notices')
  const [isTelling, setTelling] = useState(false)
  const [withdrawn, withdraw] = useState<AbsenceNotice>()
  const { list, now, can } = absences
  const when = useNoticeDays()
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        {can.create && isHere && (
          <Button variant="default" size="xs" onClick={() => setTelling(true)}>
            {t('tell')}
          </Button>
        )}
      </div>
      {list?.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
      <ul className={rows.rows}>
        {list?.map((notice) => (
          <li key={notice.id}>
            <NoticeFacts notice={notice} />
            {can.update && !notice.is_withdrawn && (
              <RowIcon
                icon={IconX}
                label={t('withdraw_of', { when: when(notice) })}
                onClick={() => withdraw(notice)}
              />
            )}
          </li>
        ))}
      </ul>
      {isTelling && <TellDialog student={student} now={now} onClose={() => setTelling(false)} />}
      {withdrawn && (
        <DialogSubject name={when(withdrawn)}>
          <WithdrawDialog
            student={student}
            notice={withdrawn.id}
            onClose={() => withdraw(undefined)}
          />
        </DialogSubject>
      )}
    </section>
  )
}

function NoticeFacts({ notice }: { notice: AbsenceNotice }) {
  const t = useTranslations('absence_notices')
  const when = useNoticeDays()
  const toldBy = useToldBy()
  return (
    <div>
      <div>{when(notice)}</div>
      <bdi>{notice.reason}</bdi>
      <div className={rows.quiet}>{toldBy(notice)}</div>
      {notice.is_withdrawn && (
        <div className={rows.quiet}>
          <Badge variant="default" size="sm">
            {t('withdrawn')}
          </Badge>{' '}
          <bdi>{notice.withdrawal_reason}</bdi>
        </div>
      )}
    </div>
  )
}
