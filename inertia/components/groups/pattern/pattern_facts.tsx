import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PatternProps } from '~/components/groups/pattern/types'
import { useRoomLabel } from '~/components/groups/pattern/use_room_label'
import { InstructorLink } from '~/components/instructors/instructor_link'
import { Fact } from '~/ui/record/facts_card'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/ui/record/record.module.css'

type PatternFactsProps = Pick<PatternProps, 'group' | 'pattern'> & { hasRoom: boolean }

export function PatternFacts({ group, pattern, hasRoom }: PatternFactsProps) {
  const t = useTranslations('groups.pattern')
  const show = useTranslations('groups.show')
  const label = useRoomLabel()
  const { instructor, assistants, online_url: online } = group
  const { room } = pattern
  return (
    <dl className={classes.details}>
      {hasRoom && (
        <Fact label={t('room')}>
          {room ? (
            <span>
              <bdi>{label(room)}</bdi>{' '}
              {room.is_archived && <StatusDot tone="neutral">{t('room_archived')}</StatusDot>}
              {room.capacity < group.capacity && (
                <StatusDot tone="attention" isSentence>
                  {t('room_small')}
                </StatusDot>
              )}
            </span>
          ) : (
            t('no_room')
          )}
        </Fact>
      )}
      <Fact label={t('instructor')}>
        {instructor ? <InstructorLink instructor={instructor} /> : show('no_instructor')}
      </Fact>
      {assistants.length > 0 && (
        <Fact label={t('assistants')}>
          {assistants.map((one, index) => (
            <span key={one.id}>
              {index > 0 && ' · '}
              <InstructorLink instructor={one} />
            </span>
          ))}
        </Fact>
      )}
      {online && (
        <Fact label={t('online')}>
          <Anchor href={online} target="_blank" rel="noreferrer" fz="inherit">
            <bdi dir="ltr">{online}</bdi>
          </Anchor>
        </Fact>
      )}
    </dl>
  )
}
