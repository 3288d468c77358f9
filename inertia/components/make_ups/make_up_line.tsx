import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { MakeUpAct, StudentMakeUp } from '~/components/make_ups/types'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { useFormat } from '~/hooks/use_format'
import { StatusDot, type Tone } from '~/ui/status_dot'
import rows from '~/ui/record/rows.module.css'

interface MakeUpLineProps {
  makeUp: StudentMakeUp
  onAct?: (act: MakeUpAct) => void
}

const tones: Record<StudentMakeUp['state'], Tone> = {
  available: 'success',
  booked: 'info',
  used: 'neutral',
  expired: 'attention',
  waived: 'neutral',
  withdrawn: 'neutral',
}

const actsOf = ({ state, expires_on: until }: StudentMakeUp): MakeUpAct[] => {
  const extend: MakeUpAct[] = until ? ['extend'] : []
  if (state === 'available') return ['book', ...extend, 'waive']
  if (state === 'booked') return ['unbook', ...extend]
  return state === 'expired' ? [...extend, 'waive'] : []
}

export function MakeUpLine({ makeUp, onAct }: MakeUpLineProps) {
  const t = useTranslations('make_ups')
  const told = useSessionTold()
  const { state, missed, booked, cause, reason, is_owed: isOwed } = makeUp
  return (
    <li>
      <div>
        <Anchor
          component={Link}
          href={urlFor('admin.class_sessions.show', { id: missed.id })}
          fw={600}
        >
          {told(missed)}
        </Anchor>
        <div className={rows.quiet}>
          {t(`cause.${cause}`)} · <Until makeUp={makeUp} />
        </div>
        {booked && (
          <div>
            {t(state === 'used' ? 'used_in' : 'booked_in', {
              session: told(booked),
            })}
          </div>
        )}
        {reason && (
          <div className={rows.quiet}>
            <bdi>{reason}</bdi>
          </div>
        )}
        {state === 'booked' && !isOwed && (
          <Text size="sm" c="danger">
            {t('not_owed')}
          </Text>
        )}
      </div>
      <StatusDot tone={tones[state]}>{t(`state.${state}`)}</StatusDot>
      {onAct && (
        <Group gap="xs">
          {actsOf(makeUp).map((act) => (
            <Button
              key={act}
              size="xs"
              variant={act === 'book' ? 'light' : 'default'}
              onClick={() => onAct(act)}
            >
              {t(`acts.${act}`)}
            </Button>
          ))}
        </Group>
      )}
    </li>
  )
}

function Until({ makeUp: { expires_on: day, state } }: { makeUp: StudentMakeUp }) {
  const t = useTranslations('make_ups')
  const format = useFormat()
  if (!day) return t('always')
  return t(state === 'expired' ? 'expired_on' : 'until', { day: format.day(day) })
}
