import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AbsenceStateWord } from '~/components/absences/absence_state_word'
import type { Decision } from '~/components/absences/decision_dialog'
import { TakenOut } from '~/components/absences/taken_out'
import type { AbsenceRequest } from '~/components/absences/types'
import { useAbsenceWords } from '~/components/absences/use_absence_words'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/absences/absences.module.css'

interface RequestRowProps {
  request: AbsenceRequest
  onDecide: (decision: Decision) => void
}

export function RequestRow({ request, onDecide }: RequestRowProps) {
  const t = useTranslations('absences')
  const format = useFormat()
  const { instructor, state, reason, answer, asked_at: at, sessions } = request
  const name = useNames()(instructor).lead
  const when = useAbsenceWords()(request)
  const profile = urlFor('admin.instructors.show', { id: instructor.id })
  return (
    <li>
      <div>
        <Anchor component={Link} href={`${profile}?tab=availability`} fw={600}>
          <bdi>{name}</bdi>
        </Anchor>
        <div>{when.join(' ')}</div>
        {reason && <bdi>{reason}</bdi>}
        <TakenOut days={request.taken_out} />
        <div className={rows.quiet}>{t('requests.sessions', { count: sessions })}</div>
        <LackingLink request={request} />
        <div className={rows.quiet}>{t('asked', { at: format.instant(at) })}</div>
        {answer && <div>{t('answered', { answer: isolate(answer) })}</div>}
      </div>
      <div className={classes.standing}>
        {state === 'requested' ? (
          <Decisions name={isolate(name)} onDecide={onDecide} />
        ) : (
          <Decided request={request} />
        )}
      </div>
    </li>
  )
}

/** Leads to the sessions of an approved absence that still need a substitute. */
function LackingLink({ request }: { request: AbsenceRequest }) {
  const t = useTranslations('absences.requests')
  const { state, touched, instructor } = request
  if (state !== 'approved' || !touched?.length) return null
  const asked = new URLSearchParams({ only: 'substitute', instructor: instructor.id, when: 'all' })
  return (
    <Anchor component={Link} href={`${urlFor('admin.class_sessions.index')}?${asked}`}>
      {t('lacking')}
    </Anchor>
  )
}

const acts = { approved: 'approve', declined: 'decline' } as const

function Decisions({ name, onDecide }: { name: string; onDecide: RequestRowProps['onDecide'] }) {
  const t = useTranslations('absences.requests')
  return (
    <div className={classes.acts}>
      {(['approved', 'declined'] as const).map((decision) => (
        <Button
          key={decision}
          variant="default"
          size="xs"
          aria-label={t(`${acts[decision]}_of`, { name })}
          onClick={() => onDecide(decision)}
        >
          {t(acts[decision])}
        </Button>
      ))}
    </div>
  )
}

function Decided({
  request: { state, decided_at: at, decided_by: by },
}: {
  request: AbsenceRequest
}) {
  const t = useTranslations('absences.requests')
  const format = useFormat()
  const names = useNames()
  return (
    <>
      <AbsenceStateWord state={state} isDecided={at !== null} />
      {at && (
        <div className={rows.quiet}>
          {by
            ? t('decided_by', { at: format.instant(at), name: isolate(names(by).lead) })
            : format.instant(at)}
        </div>
      )}
    </>
  )
}
