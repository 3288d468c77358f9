import { Badge, Button, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import TellDialog from '~/components/absence_notices/tell_dialog'
import type { AbsenceNotice, StudentAbsences } from '~/components/absence_notices/types'
import { WithdrawDialog } from '~/components/absence_notices/withdraw_dialog'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
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
  const [withdrawn, withdraw] = useState<string>()
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
                onClick={() => withdraw(notice.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {isTelling && <TellDialog student={student} now={now} onClose={() => setTelling(false)} />}
      {withdrawn && (
        <WithdrawDialog student={student} notice={withdrawn} onClose={() => withdraw(undefined)} />
      )}
    </section>
  )
}

function NoticeFacts({ notice }: { notice: AbsenceNotice }) {
  const t = useTranslations('absence_notices')
  const format = useFormat()
  const when = useNoticeDays()
  const at = format.instant(notice.told_at)
  return (
    <div>
      <div>{when(notice)}</div>
      <bdi>{notice.reason}</bdi>
      <div className={rows.quiet}>
        {notice.told_by ? t('told_by', { at, name: isolate(notice.told_by) }) : t('told', { at })}
      </div>
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

function useNoticeDays() {
  const t = useTranslations('absence_notices')
  const format = useFormat()
  return ({ session, from_day: from, until_day: until }: AbsenceNotice) => {
    if (session) return format.span(session.starts_at, session.ends_at, session.time_zone)
    if (!from || !until || from === until) return format.day(from ?? '')
    return t('span', { from: format.day(from), until: format.day(until) })
  }
}
