import { router } from '@inertiajs/react'
import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BookDialog } from '~/components/make_ups/book_dialog'
import { MakeUpState } from '~/components/make_ups/make_up_state'
import { MakeUpUntil } from '~/components/make_ups/make_up_until'
import { UnbookDialog } from '~/components/make_ups/unbook_dialog'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { TimeRequestDialog } from '~/components/own_attendance/time_request_dialog'
import type { OwnAttendance, OwnMakeUp } from '~/components/own_attendance/types'
import { CentreContact } from '~/components/portal/centre_contact'
import { useFormat } from '~/hooks/use_format'
import { isolate } from '~/ui/isolate'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

type Acting = { act: 'book' | 'unbook' | 'request'; makeUp: OwnMakeUp }

/** What a child is owed for sessions it missed, what can still be used first, and booking it. */
export function OwnMakeUps({ shown }: { shown: OwnAttendance }) {
  const t = useTranslations('own_attendance.make_ups')
  const [acting, act] = useState<Acting>()
  const { make_ups: makeUps, may_tell: isHere } = shown
  return (
    <section className={record.card}>
      <Title order={2}>{t('title')}</Title>
      {makeUps.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('none')}
        </Text>
      )}
      <ul className={rows.rows}>
        {makeUps.map((makeUp) => (
          <li key={makeUp.id}>
            <MakeUpFacts makeUp={makeUp} />
            <MakeUpState state={makeUp.state} />
            {isHere && (
              <MakeUpActs makeUp={makeUp} onAct={(wanted) => act({ act: wanted, makeUp })} />
            )}
          </li>
        ))}
      </ul>
      {makeUps.some(asksToCall) && <CentreContact />}
      {acting && <ActDialog {...acting} onClose={() => act(undefined)} />}
    </section>
  )
}

const asksToCall = (makeUp: OwnMakeUp) =>
  (makeUp.state === 'available' && makeUp.booking !== 'open') ||
  (makeUp.state === 'booked' && !makeUp.may_cancel)

function ActDialog({ act, makeUp, onClose }: Acting & { onClose: () => void }) {
  const { id } = makeUp
  const booking = urlFor('own_make_ups.booking.store', { id })
  const choices = urlFor('own_make_ups.choices.index', { id })
  if (act === 'request') return <TimeRequestDialog makeUp={makeUp} onClose={onClose} />
  if (act === 'book')
    return <BookDialog makeUp={makeUp} urls={{ choices, booking }} onClose={onClose} />
  return <UnbookDialog makeUp={{ ...makeUp, is_owed: true }} urls={{ booking }} onClose={onClose} />
}

function MakeUpFacts({ makeUp }: { makeUp: OwnMakeUp }) {
  const t = useTranslations('make_ups')
  const own = useTranslations('own_attendance.make_ups')
  const told = useSessionTold()
  const { instant } = useFormat()
  const { state, cause, missed, booked, booking, cancel_until: until, may_cancel: may } = makeUp
  const isOver = state === 'used' || state === 'waived' || state === 'withdrawn'
  return (
    <div>
      <Text fw={600}>{told(missed)}</Text>
      <div className={rows.quiet}>
        {t(`cause.${cause}`)}
        {!isOver && (
          <>
            {' · '}
            <MakeUpUntil makeUp={makeUp} />
          </>
        )}
      </div>
      {booked && (
        <div>{t(state === 'used' ? 'used_in' : 'booked_in', { session: told(booked) })}</div>
      )}
      {state === 'booked' && (
        <div className={rows.quiet}>
          {may && until ? own('cancel_until', { at: instant(until) }) : own('late')}
        </div>
      )}
      {state === 'available' && <SeatFacts makeUp={makeUp} />}
      {state === 'available' && booking !== 'open' && (
        <div className={rows.quiet}>{own(booking)}</div>
      )}
    </div>
  )
}

/** Whether there is a seat to choose is said before a booking begins, and a time that was asked for. */
function SeatFacts({ makeUp }: { makeUp: OwnMakeUp }) {
  const t = useTranslations('own_attendance.make_ups')
  const { instant } = useFormat()
  const { seats, time_request: request } = makeUp
  return (
    <>
      {seats && (
        <div>
          {t('seats', { count: seats.count })}
          {seats.first && (
            <>
              {' · '}
              {t('first_seat', { at: instant(seats.first.starts_at, seats.first.time_zone) })}
            </>
          )}
        </div>
      )}
      {makeUp.is_waiting && <div className={rows.quiet}>{t('waiting')}</div>}
      {request && <div className={rows.quiet}>{t('requested', { request: isolate(request) })}</div>}
    </>
  )
}

interface MakeUpActsProps {
  makeUp: OwnMakeUp
  onAct: (act: Acting['act']) => void
}

function MakeUpActs({ makeUp, onAct }: MakeUpActsProps) {
  const t = useTranslations('own_attendance.make_ups')
  const told = useSessionTold()
  const { state, missed, booked, seats } = makeUp
  if (state === 'available') {
    return (
      <Group gap="xs">
        {seats && seats.count > 0 && (
          <Button
            size="xs"
            variant="light"
            aria-label={t('book_of', { session: told(missed) })}
            onClick={() => onAct('book')}
          >
            {t('book')}
          </Button>
        )}
        <WaitButton makeUp={makeUp} />
        <Button
          size="xs"
          variant="default"
          aria-label={t('request_of', { session: told(missed) })}
          onClick={() => onAct('request')}
        >
          {t('request')}
        </Button>
      </Group>
    )
  }
  if (state !== 'booked' || !booked || !makeUp.may_cancel) return null
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('unbook_of', { session: told(booked) })}
      onClick={() => onAct('unbook')}
    >
      {t('unbook')}
    </Button>
  )
}

/** A family that finds nothing to book is written to as soon as there is a seat. */
function WaitButton({ makeUp }: { makeUp: OwnMakeUp }) {
  const t = useTranslations('own_attendance.make_ups')
  const write = useSessionTold()
  const { id, missed, seats, is_waiting } = makeUp
  if (!is_waiting && seats?.count !== 0) return null
  const session = write(missed)
  const url = urlFor(is_waiting ? 'own_make_ups.wait.destroy' : 'own_make_ups.wait.store', { id })
  return (
    <Button
      size="xs"
      variant={is_waiting ? 'default' : 'light'}
      aria-label={is_waiting ? t('stop_waiting_of', { session }) : t('wait_of', { session })}
      onClick={() =>
        router.visit(url, { method: is_waiting ? 'delete' : 'post', preserveScroll: true })
      }
    >
      {is_waiting ? t('stop_waiting') : t('wait')}
    </Button>
  )
}
