import { Skeleton, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { KeptMark } from '~/components/attendance/types'
import { useMarkWords, useOutcomeWords, usePayWords } from '~/components/attendance/use_mark_words'
import { getJson } from '~/feedback/send_json'
import { useFormat } from '~/hooks/use_format'
import { Dialog } from '~/ui/dialog/dialog'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/record/activity/activity.module.css'

interface HistoryDialogProps {
  name: string
  url: string
  onClose: () => void
}

/** Every mark of a student in a session: who, when, how, and what it replaced. */
export default function HistoryDialog({ name, url, onClose }: HistoryDialogProps) {
  const t = useTranslations('attendance.history')
  const [marks, setMarks] = useState<KeptMark[] | null>()
  useEffect(() => {
    const asking = new AbortController()
    getJson<KeptMark[]>(url, asking.signal)
      .catch(() => null)
      .then((found) => !asking.signal.aborted && setMarks(found))
    return () => asking.abort()
  }, [url])
  return (
    <Dialog opened title={t('title', { name: isolate(name) })} onClose={onClose}>
      {marks === undefined && <Skeleton h={96} />}
      {marks === null && <Text>{t('failed')}</Text>}
      {marks?.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      <ul className={classes.activity}>
        {marks?.map((mark) => (
          <KeptMarkLine key={mark.id} kept={mark} />
        ))}
      </ul>
    </Dialog>
  )
}

function KeptMarkLine({
  kept: { by, marked_at, method, mark, before, reason, told_at, corrected_at },
}: {
  kept: KeptMark
}) {
  const t = useTranslations('attendance.history')
  const system = useTranslations('ui.record.activity')('system')
  const format = useFormat()
  const names = useNames()
  const inWords = useMarkWords()
  const follows = useOutcomeWords()
  const pays = usePayWords()
  const whole = (one: KeptMark['mark'], other: KeptMark['mark'] | null | undefined) =>
    [
      inWords(one),
      one.status === 'absent' || one.status === 'excused'
        ? follows({ ...one, makes_up: false }, false)
        : '',
      pays(one, other),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <li>
      <Text fw={500}>{whole(mark, before)}</Text>
      {before && <Text size="sm">{t('was', { mark: whole(before, mark) })}</Text>}
      {reason && (
        <Text size="sm">
          <bdi>{reason}</bdi>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('by', {
          name: isolate(by ? names(by).lead : system),
          time: format.instant(marked_at),
          method: t(`method.${method}`),
        })}
      </Text>
      {told_at && (
        <Text size="sm" c="dimmed">
          {corrected_at
            ? t('told_otherwise', {
                time: format.instant(told_at),
                corrected: format.instant(corrected_at),
              })
            : t('told', { time: format.instant(told_at) })}
        </Text>
      )}
    </li>
  )
}
