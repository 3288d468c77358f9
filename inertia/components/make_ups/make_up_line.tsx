import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { MakeUpState } from '~/components/make_ups/make_up_state'
import { MakeUpUntil } from '~/components/make_ups/make_up_until'
import { actsOf } from '~/components/make_ups/use_make_up_acts'
import type { MakeUpAct, StudentMakeUp } from '~/components/make_ups/types'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { isolate } from '~/ui/isolate'
import rows from '~/ui/record/rows.module.css'

interface MakeUpLineProps {
  makeUp: StudentMakeUp
  onAct?: (act: MakeUpAct) => void
}

export function MakeUpLine({ makeUp, onAct }: MakeUpLineProps) {
  const t = useTranslations('make_ups')
  const told = useSessionTold()
  const { state, missed, booked, cause, reason, is_owed: isOwed } = makeUp
  const request = state === 'available' && makeUp.time_request
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
          {t(`cause.${cause}`)} · <MakeUpUntil makeUp={makeUp} />
        </div>
        {booked && (
          <div>
            {t(state === 'used' ? 'used_in' : 'booked_in', {
              session: told(booked),
            })}
          </div>
        )}
        {request && <div>{t('time_request', { request: isolate(request) })}</div>}
        {state === 'available' && makeUp.is_waiting && <div>{t('waiting')}</div>}
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
      <MakeUpState state={state} />
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
