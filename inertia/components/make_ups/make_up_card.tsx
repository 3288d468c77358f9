import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { MakeUpState } from '~/components/make_ups/make_up_state'
import type { ListedMakeUp } from '~/components/make_ups/types'
import { MakeUpUntil } from '~/components/make_ups/make_up_until'
import { makeUpsOf } from '~/components/make_ups/use_make_up_columns'
import { useSessionTold } from '~/components/make_ups/use_session_told'
import { RowLink } from '~/ui/list/table/row_link'
import { useNames } from '~/ui/names/use_names'
import classes from '~/ui/list/record_list.module.css'

export function MakeUpCard({ makeUp }: { makeUp: ListedMakeUp }) {
  const t = useTranslations('make_ups')
  const names = useNames()
  const told = useSessionTold()
  const { student, missed, booked, state } = makeUp
  return (
    <>
      <div className={classes.cardHead}>
        <RowLink href={makeUpsOf(student.id)}>
          <bdi>{names(student).lead}</bdi>
        </RowLink>
      </div>
      <div className={classes.facts}>
        <Text size="sm" c="dimmed" component="span">
          {told(missed)}
        </Text>
        {booked && (
          <Text size="sm" component="span">
            {t(state === 'used' ? 'used_in' : 'booked_in', { session: told(booked) })}
          </Text>
        )}
        <Text size="sm" c="dimmed" component="span">
          <MakeUpUntil makeUp={makeUp} />
        </Text>
        <MakeUpState state={state} />
      </div>
    </>
  )
}
