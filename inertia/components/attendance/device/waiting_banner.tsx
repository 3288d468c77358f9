import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { beforeSignOut } from '~/components/attendance/device/device'
import { waitingOf } from '#domain/attendance/rules/outbox'
import { rosterUrl } from '~/components/attendance/device/post'
import { useWaitingMarks } from '~/components/attendance/device/use_waiting_marks'
import { waitingMarks } from '~/components/attendance/device/waiting_marks'
import { useShared } from '~/hooks/use_shared'
import { DialogFrame } from '~/ui/dialog/dialog_frame'
import classes from '~/components/attendance/device/waiting_banner.module.css'

/** Of marks in sessions that are not on screen. */
export default function WaitingBanner() {
  const t = useTranslations('waiting_marks')
  const { user } = useShared().auth!
  const { entries, open, isCut, held } = useWaitingMarks()
  const elsewhere = entries.filter(({ session }) => !open.includes(session))
  const stuck = elsewhere.filter(({ fault, session }) => fault !== null || held.includes(session))
  const waiting = elsewhere.length - stuck.length
  const isShown = stuck.length > 0 || (isCut && waiting > 0)
  const act = () => {
    if (stuck[0]) router.visit(rosterUrl(user, stuck[0].session))
    else waitingMarks.retry()
  }
  return (
    <>
      {isShown && (
        <section className={classes.banner} aria-label={t('label')}>
          <IconCloudUp size={20} aria-hidden className={classes.icon} />
          <p className={classes.text} role="status">
            {stuck.length > 0
              ? t('refused', { count: stuck.length })
              : t('waiting', { count: waiting })}
          </p>
          <button type="button" className={classes.act} onClick={act}>
            {t(stuck[0] ? 'open' : 'send')}
          </button>
        </section>
      )}
      <LeaveDialog waiting={waitingOf(entries).length} />
    </>
  )
}

/** Nobody signs out of what they marked without knowing it. */
function LeaveDialog({ waiting }: { waiting: number }) {
  const t = useTranslations('waiting_marks.leave')
  const [answer, setAnswer] = useState<(isLeaving: boolean) => void>()
  useEffect(() => {
    if (waiting === 0) return
    return beforeSignOut.askedBy(() => new Promise((done) => setAnswer(() => done)))
  }, [waiting])
  const tell = (isLeaving: boolean) => {
    answer?.(isLeaving)
    setAnswer(undefined)
  }
  return (
    <DialogFrame opened={answer !== undefined} title={t('title')} onClose={() => tell(false)}>
      <Text>{t('text', { count: waiting })}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => tell(true)}>
          {t('out')}
        </Button>
        <Button data-autofocus onClick={() => tell(false)}>
          {t('stay')}
        </Button>
      </Group>
    </DialogFrame>
  )
}
