import { router } from '@inertiajs/react'
import { IconCloudUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lostMarks } from '~/components/attendance/device/device'
import { GoneDialog } from '~/components/attendance/device/gone_dialog'
import { LeaveDialog } from '~/components/attendance/device/leave_dialog'
import { rosterUrl } from '~/components/attendance/device/post'
import type { Leave } from '~/components/attendance/device/use_leave'
import { useToldSession } from '~/components/attendance/device/use_told_session'
import { useWaitingMarks } from '~/components/attendance/device/use_waiting_marks'
import { waitingMarks } from '~/components/attendance/device/waiting_marks'
import { type Entry, inSession, sortedOut } from '#domain/attendance/rules/outbox'
import { useShared } from '~/hooks/use_shared'
import banner from '~/ui/banner.module.css'
import classes from '~/components/attendance/device/waiting_banner.module.css'

/** Of marks in sessions that are not on screen. */
export default function WaitingBanner({ leave }: { leave: Leave | undefined }) {
  const t = useTranslations('waiting_marks')
  const { user } = useShared().auth!
  const { entries, open, isCut } = useWaitingMarks()
  const [lost, setLost] = useState(() => lostMarks.count(user.id))
  const [isReading, setReading] = useState(false)
  const elsewhere = entries.filter(({ session }) => !open.includes(session))
  const { gone, stuck, waiting } = sortedOut(elsewhere)
  const understand = () => {
    lostMarks.forget()
    setLost(0)
  }
  const letGo = () => {
    setReading(false)
    for (const one of gone) waitingMarks.settle(one.session, one.student_id)
  }
  return (
    <>
      {lost > 0 && (
        <Told text={t('lost', { count: lost })} act={t('understood')} onAct={understand} />
      )}
      {stuck[0] ? (
        <Stuck marks={inSession(stuck, stuck[0].session)} session={stuck[0].session} />
      ) : gone.length > 0 ? (
        <Told
          text={t('gone.told', { count: gone.length })}
          act={t('gone.read')}
          onAct={() => setReading(true)}
        />
      ) : (
        isCut &&
        waiting.length > 0 && (
          <Told
            text={t('waiting', { count: waiting.length })}
            act={t('send')}
            onAct={() => waitingMarks.retry()}
          />
        )
      )}
      <GoneDialog marks={isReading ? gone : []} onClose={() => setReading(false)} onLetGo={letGo} />
      <LeaveDialog leave={leave} count={waitingMarks.count} />
    </>
  )
}

/** Marks of one session at a time, with its name. */
function Stuck({ marks, session }: { marks: Entry[]; session: string }) {
  const t = useTranslations('waiting_marks')
  const { user } = useShared().auth!
  const told = useToldSession(user, session)
  const count = marks.length
  if (told === undefined) return null
  return (
    <Told
      text={told ? t('refused_in', { count, ...told }) : t('refused', { count })}
      act={t('open')}
      onAct={() => router.visit(rosterUrl(user, session))}
    />
  )
}

function Told({ text, act, onAct }: { text: string; act: string; onAct: () => void }) {
  const t = useTranslations('waiting_marks')
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <IconCloudUp size={20} aria-hidden className={banner.icon} />
      <p className={banner.text} role="status">
        {text}
      </p>
      <button type="button" className={classes.act} onClick={onAct}>
        {act}
      </button>
    </section>
  )
}
