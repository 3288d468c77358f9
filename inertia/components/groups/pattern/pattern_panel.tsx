import { Button, Group, Text, Title } from '@mantine/core'
import { IconCalendarPlus, IconPencil } from '@tabler/icons-react'
import { usePage } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useScheduling, useSessionDialog } from '~/components/class_sessions/use_scheduling'
import { EmptyPattern } from '~/components/groups/pattern/empty_pattern'
import { isPlanningStep } from '~/components/groups/pattern/planning_step'
import { PatternEditor } from '~/components/groups/pattern/pattern_editor'
import { PatternFacts } from '~/components/groups/pattern/pattern_facts'
import { PatternWeek } from '~/components/groups/pattern/pattern_week'
import type { PatternProps } from '~/components/groups/pattern/types'
import record from '~/ui/record/record.module.css'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'
import rows from '~/ui/record/rows.module.css'

/** When and where a group usually meets, read and edited in its place. */
export function PatternPanel({ can, ...props }: PatternProps & { can: boolean }) {
  const t = useTranslations('groups.pattern')
  const acts = useTranslations('groups.acts')
  const [hasEdited, setEdited] = useState(false)
  const { slots, room } = props.pattern
  const scheduling = useScheduling({ group: props.group.id })
  const mayPlan = scheduling.link && isPlannable(props)
  const isEmpty = slots.length === 0 && room === null
  const planning = usePlanning(props.group.id)
  const [isEditing, setEditing] = useState(planning.isAsked && isEmpty && can)
  const atOnce = useRef(planning.isAsked && !isEditing ? planning.open : undefined)
  useEffect(() => {
    atOnce.current?.()
    atOnce.current = undefined
  }, [])
  const edit = () => {
    setEdited(true)
    setEditing(true)
  }
  if (isEmpty && !isEditing)
    return (
      <section className={record.card}>
        <EmptyPattern
          {...props}
          add={
            can && (
              <Button
                variant={props.pattern.scheduled ? 'default' : 'filled'}
                leftSection={<IconCalendarPlus size={16} aria-hidden />}
                autoFocus={hasEdited}
                onClick={edit}
              >
                {t('add')}
              </Button>
            )
          }
        />
      </section>
    )
  return (
    <section className={record.card}>
      <div className={rows.heading}>
        <Title order={2}>{t('title')}</Title>
        {!isEditing && (
          <Group gap="xs">
            {can && (
              <Button
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
                autoFocus={hasEdited}
                onClick={edit}
              >
                {t('edit')}
              </Button>
            )}
            {mayPlan && (
              <Button
                component="a"
                {...scheduling.link}
                variant="default"
                leftSection={<IconCalendarPlus size={16} aria-hidden />}
              >
                {acts('schedule')}
              </Button>
            )}
          </Group>
        )}
      </div>
      <Text size="sm" c="dimmed" mt={4}>
        {t('lead')}
      </Text>
      <PatternFacts {...props} hasRoom={!isEditing} />
      {isEditing ? (
        <PatternEditor
          {...props}
          saveLabel={t(planning.isAsked ? 'save_and_plan' : 'save')}
          onSaved={planning.isAsked ? planning.open : undefined}
          onClose={() => setEditing(false)}
        />
      ) : (
        <PatternWeek {...props} />
      )}
      {scheduling.dialog}
      {planning.dialog}
    </section>
  )
}

function usePlanning(group: string) {
  const { open, dialog } = useSessionDialog()
  return { isAsked: isPlanningStep(usePage().url), open: () => void open({ group }), dialog }
}

/** Class sessions are planned of a group that goes on or is to begin. */
const isPlannable = ({ group: { status, archived_at: archived }, pattern }: PatternProps) =>
  archived === null && !hasEnded(status) && pattern.slots.length > 0
