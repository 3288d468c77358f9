import { Badge, Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useNoticeDays } from '~/components/absence_notices/use_notice_days'
import type { OwnAttendance, OwnNotice } from '~/components/own_attendance/types'
import { WithdrawOwnDialog } from '~/components/own_attendance/withdraw_own_dialog'
import { useFormat } from '~/hooks/use_format'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface OwnNoticesProps {
  shown: OwnAttendance
  /** Of the child, where a guardian reads it. */
  name: string
}

/** The absences the centre was told of, the latest first. */
export function OwnNotices({ shown, name }: OwnNoticesProps) {
  const t = useTranslations('own_attendance.notices')
  const when = useNoticeDays()
  const [withdrawn, withdraw] = useState<OwnNotice>()
  const { child, notices } = shown
  return (
    <section className={record.card}>
      <Title order={2}>{t('title')}</Title>
      {notices.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
      <ul className={rows.rows}>
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeFacts notice={notice} />
            {notice.may_withdraw && (
              <Button
                variant="default"
                size="xs"
                aria-label={t('withdraw_of', { when: when(notice) })}
                onClick={() => withdraw(notice)}
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {withdrawn && (
        <WithdrawOwnDialog
          student={child}
          name={name}
          notice={withdrawn}
          onClose={() => withdraw(undefined)}
        />
      )}
    </section>
  )
}

function NoticeFacts({ notice }: { notice: OwnNotice }) {
  const t = useTranslations('own_attendance.notices')
  const words = useTranslations('absence_notices')
  const format = useFormat()
  const when = useNoticeDays()
  return (
    <div>
      <div>{when(notice)}</div>
      {notice.reason && <bdi>{notice.reason}</bdi>}
      <div className={rows.quiet}>
        {t(`told_by.${notice.told_by}`, { at: format.instant(notice.told_at) })}
      </div>
      {notice.is_withdrawn && (
        <Badge variant="default" size="sm">
          {words('withdrawn')}
        </Badge>
      )}
    </div>
  )
}
