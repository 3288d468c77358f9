import { Text } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FreeSlot } from '~/components/free_slots/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/free_slots/free_slots.module.css'

interface SlotReasonsProps {
  slot: FreeSlot
  students: number
  /** Whether their other sessions were looked at. */
  isLooked: boolean
  isWeekly: boolean
}

/** Why just these: whom and where, and what speaks for them. */
export function SlotReasons({ slot, students, isLooked, isWeekly }: SlotReasonsProps) {
  const t = useTranslations('free_slots')
  const { clock } = useFormat()
  const away = slot.students_elsewhere
  const areFree = away === 0 && !slot.against.some(({ kind }) => kind === 'student_away')
  const general = [
    slot.is_usual_time && t('reasons.usual_time'),
    isWeekly && t('reasons.every_week', { count: slot.times }),
    slot.retimed > 0 &&
      t('reasons.retimed', {
        times: slot.retimed,
        count: slot.times,
        time: clock(slot.held.starts),
      }),
    students > 0 && areFree && isLooked && t('reasons.students_free', { count: students }),
  ]
  return (
    <div className={classes.reasons}>
      {slot.is_best && <StatusDot tone="success">{t('best')}</StatusDot>}
      <InstructorReasons slot={slot} />
      <RoomReasons slot={slot} />
      {general.some(Boolean) && (
        <Text size="sm" c="dimmed">
          <Parts parts={general} />
        </Text>
      )}
      <Obstacles against={slot.against} times={slot.times} />
      {away > 0 && (
        <StatusDot tone="attention" isSentence>
          {t('reasons.students_elsewhere', { count: away })}
        </StatusDot>
      )}
    </div>
  )
}

function InstructorReasons({
  slot: { instructor, more_instructors: more, times },
}: {
  slot: FreeSlot
}) {
  const t = useTranslations('free_slots')
  const names = useNames()
  if (!instructor) return null
  const { caveats, against } = instructor
  const reasons = [
    instructor.is_own && t('reasons.own'),
    instructor.teaches_subject && t('reasons.teaches_subject'),
    instructor.works_then && t('reasons.works_then'),
    more > 0 && t('reasons.more_instructors', { count: more }),
  ]
  return <Named name={names(instructor.person).lead} {...{ reasons, caveats, against, times }} />
}

function RoomReasons({ slot: { room, more_rooms: more, times } }: { slot: FreeSlot }) {
  const t = useTranslations('free_slots')
  const both = useBothNames()
  if (!room) return null
  const { name_en, name_ar, caveats, against } = room
  const reasons = [
    room.is_usual && t('reasons.usual_room'),
    t('reasons.seats', { count: room.capacity }),
    more > 0 && t('reasons.more_rooms', { count: more }),
  ]
  return <Named name={both({ name_en, name_ar }).lead} {...{ reasons, caveats, against, times }} />
}

interface NamedProps {
  name: string
  reasons: (string | false)[]
  caveats: NonNullable<FreeSlot['room']>['caveats']
  against: Against
  times: number
}

type Against = FreeSlot['against']

function Named({ name, reasons, caveats, against, times }: NamedProps) {
  const t = useTranslations('free_slots')
  return (
    <>
      <Text size="sm">
        <bdi className={classes.name}>{name}</bdi>
        <Parts isFollowing parts={[!against.length && t('reasons.is_free'), ...reasons]} />
      </Text>
      {caveats.map((caveat) => (
        <StatusDot key={caveat} tone="attention" isSentence>
          {t(`caveats.${caveat}`)}
        </StatusDot>
      ))}
      <Obstacles {...{ against, times }} />
    </>
  )
}

/** What speaks against it and doesn't rule it out; of a weekly time, in how many of its weeks. */
function Obstacles({ against, times: count }: { against: Against; times: number }) {
  const t = useTranslations('free_slots')
  return against.map(({ kind, times }) => {
    const what = t(`hindrances.${kind}`)
    return (
      <StatusDot key={kind} tone="attention" isSentence>
        {times < count ? t('part', { what, times, count }) : what}
      </StatusDot>
    )
  })
}

interface PartsProps {
  parts: (string | false)[]
  /** Something stands before them. */
  isFollowing?: boolean
}

function Parts({ parts, isFollowing = false }: PartsProps): ReactNode {
  const told = parts.filter((part) => part !== false)
  return told.map((part, place) => (
    <Fragment key={part}>
      {(isFollowing || place > 0) && ' · '}
      {part}
    </Fragment>
  ))
}
