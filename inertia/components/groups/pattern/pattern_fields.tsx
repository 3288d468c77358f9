import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { GroupDetail } from '~/components/groups/types'
import type { Pattern } from '~/components/groups/pattern/types'
import type { PatternForm } from '~/components/groups/pattern/use_pattern_form'
import { useRoomLabel } from '~/components/groups/pattern/use_room_label'
import { DayWindows } from '~/components/week/day_windows'
import week from '~/components/week/week.module.css'
import { useFormat } from '~/hooks/use_format'
import { usePhone } from '~/hooks/use_narrow'
import { useWeek, useWeekdayNames } from '~/hooks/use_week'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldError } from '~/ui/form/fields/field_error'
import { useDrawnError } from '~/ui/form/undrawn_errors'
import { WeekGrid } from '~/ui/week_grid/week_grid'
import classes from '~/components/groups/pattern/pattern.module.css'

interface PatternFieldsProps {
  made: PatternForm
  group: GroupDetail
  pattern: Pattern
}

export function PatternFields({ made, group, pattern }: PatternFieldsProps) {
  const t = useTranslations('groups.pattern')
  const isPhone = usePhone()
  const days = useWeek()
  return (
    <>
      <div className={classes.room}>
        <RoomField made={made} group={group} pattern={pattern} />
      </div>
      {isPhone ? (
        <ul className={week.week} data-editing>
          {days.map((day) => (
            <DayWindows key={day.weekday} day={day} week={made.days} />
          ))}
        </ul>
      ) : (
        <>
          <WeekGrid
            label={t('title')}
            windows={made.slots}
            opening={pattern.opening}
            refused={made.slots.flatMap((_, place) => (made.days.errorOf(place) ? [place] : []))}
            onChange={made.change}
          />
          <SlotProblems made={made} />
        </>
      )}
    </>
  )
}

function RoomField({ made, group, pattern }: PatternFieldsProps) {
  const t = useTranslations('groups.pattern')
  const label = useRoomLabel()
  const { room: kept, rooms } = pattern
  const all = kept && !rooms.some(({ id }) => id === kept.id) ? [kept, ...rooms] : rooms
  const chosen = all.find(({ id }) => id === made.room.value)
  return (
    <ChoiceField
      label={t('room')}
      field={made.room}
      help={chosen && chosen.capacity < group.capacity ? t('room_small') : undefined}
      searchable
      clearable
      choices={all.map((room) => ({
        value: room.id,
        label: label(room),
        words: [room.code, room.name_en, room.name_ar].filter(Boolean).join(' '),
      }))}
    />
  )
}

/** A grid has no field to write under: each refused time is named. */
const SlotProblems = ({ made }: { made: PatternForm }) =>
  made.slots.map((slot, place) => {
    const problem = made.days.errorOf(place)
    return problem && <SlotProblem key={place} slot={slot} problem={problem} />
  })

function SlotProblem({ slot, problem }: { slot: WeekWindow; problem: string }) {
  const t = useTranslations('groups.pattern')
  const { hoursUntil } = useFormat()
  const day = useWeekdayNames()[slot.weekday]
  useDrawnError(problem)
  return (
    <div role="alert" className={week.problem}>
      <FieldError
        message={t('problem', { day, hours: hoursUntil(slot.starts, slot.ends), problem })}
      />
    </div>
  )
}
