import { router } from '@inertiajs/react'
import { Button, Group, Text } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lostMarks } from '~/components/attendance/device/device'
import { rosterUrl } from '~/components/attendance/device/post'
import { useWaitingMarks } from '~/components/attendance/device/use_waiting_marks'
import type { Leave } from '~/components/attendance/device/waiting_host'
import { waitingMarks } from '~/components/attendance/device/waiting_marks'
import { useShared } from '~/hooks/use_shared'
import { DialogFrame } from '~/ui/dialog/dialog_frame'
import classes from '~/components/attendance/device/waiting_banner.module.css'

/** Of marks in sessions that are not on screen. */
export default function WaitingBanner({ leave }: { leave: Leave | undefined }) {
  const t = useTranslations('waiting_marks')
  const { user } = useShared().auth!
  const { entries, open, isCut, held } = useWaitingMarks()
  const [lost, setLost] = useState(lostMarks.count)
  const elsewhere = entries.filter(({ session }) => !open.includes(session))
  const stuck = elsewhere.filter(({ fault, session }) => fault !== null || held.includes(session))
  const waiting = elsewhere.length - stuck.length
  const isShown = stuck.length > 0 || (isCut && waiting > 0)
  const understand = () => {
    lostMarks.forget()
    setLost(0)
  }
  const act = () => {
    if (stuck[0]) router.visit(rosterUrl(user, stuck[0].session))
    else waitingMarks.retry()
  }
  return (
    <>
      {lost > 0 && (
        <Told text={t('lost', { count: lost })} act={t('understood')} onAct={understand} />
      )}
      {isShown && (
        <Told
          text={
            stuck.length > 0
              ? t('refused', { count: stuck.length })
              : t('waiting', { count: waiting })
          }
          act={t(stuck[0] ? 'open' : 'send')}
          onAct={act}
        />
      )}
      <LeaveDialog leave={leave} />
    </>
  )
}

function Told({ text, act, onAct }: { text: string; act: string; onAct: () => void }) {
  const t = useTranslations('waiting_marks')
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <IconCloudUp size={20} aria-hidden className={classes.icon} />
      <p className={classes.text} role="status">
        {text}
      </p>
      <button type="button" className={classes.act} onClick={onAct}>
        {act}
      </button>
    </section>
  )
}

/** Nobody signs out of what they marked without knowing it. */
function LeaveDialog({ leave }: { leave: Leave | undefined }) {
  const t = useTranslations('waiting_marks.leave')
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    if (!leave) return
    void waitingMarks.count().then((count) => (count > 0 ? setWaiting(count) : leave(true)))
    return () => setWaiting(0)
  }, [leave])
  return (
    <DialogFrame opened={waiting > 0} title={t('title')} onClose={() => leave?.(false)}>
      <Text>{t('text', { count: waiting })}</Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => leave?.(true)}>
          {t('out')}
        </Button>
        <Button data-autofocus onClick={() => leave?.(false)}>
          {t('stay')}
        </Button>
      </Group>
    </DialogFrame>
  )
}
