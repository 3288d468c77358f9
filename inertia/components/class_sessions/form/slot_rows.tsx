import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SlotFields } from '~/components/class_sessions/form/blank_session'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import { slotInput } from '~/components/class_sessions/form/use_session_labels'
import { useWeek } from '~/hooks/use_week'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { isDay } from '~/ui/form/days/days'
import { focusField } from '~/ui/form/focus'
import { NumberField } from '~/ui/form/fields/number_field'
import { TimeField } from '~/ui/form/times/time_field'
import { weekdayOf } from '#domain/shared/time/weekday'
import classes from '~/components/class_sessions/form/session_form.module.css'

export function SlotRows({ made: { form, setSlots } }: { made: SessionFormState }) {
  const t = useTranslations('sessions')
  const { slots, repeats, starts_on: startsOn } = form.data
  const hasWeekday = repeats === 'weekly'
  const last = slots.at(-1)
  const goTo = useFocusOnRow(hasWeekday ? 'weekday' : 'starts')
  const weekdayAt = (place: number) =>
    slots[place]!.weekday || (slots.length === 1 && hasWeekday ? firstWeekday(startsOn) : '')
  return (
    <div className={classes.slots}>
      {slots.map((slot, place) => (
        <fieldset key={place} className={classes.slot}>
          <legend>
            {slots.length > 1 ? t('form.time', { place: place + 1 }) : t('form.only_time')}
          </legend>
          <SlotRow
            slot={slot}
            place={place}
            weekday={hasWeekday ? weekdayAt(place) : null}
            errors={form.errors}
            onChange={(next, name) => {
              setSlots(slots.with(place, next))
              form.clearErrors(slotInput(place, name) as never)
            }}
          />
          {slots.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('form.remove_time', { place: place + 1 })}
              onClick={() => {
                setSlots(slots.toSpliced(place, 1))
                goTo(Math.max(place - 1, 0))
              }}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          )}
        </fieldset>
      ))}
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            const kept = slots.map((slot, place) => ({ ...slot, weekday: weekdayAt(place) }))
            setSlots([...kept, { ...last!, weekday: '' }])
            goTo(slots.length)
          }}
        >
          {t('form.add_time')}
        </Button>
      </div>
    </div>
  )
}

/** In its first field, once it is drawn. */
function useFocusOnRow(first: keyof SlotFields) {
  const [to, setTo] = useState<{ field: string } | null>(null)
  useEffect(() => {
    if (to) focusField(to.field)
  }, [to])
  return (place: number) => setTo({ field: slotInput(place, first) })
}

/** The only time of a week is on the first day's, and follows it, until another is chosen. */
const firstWeekday = (startsOn: string) => (isDay(startsOn) ? String(weekdayOf(startsOn)) : '')

interface SlotRowProps {
  slot: SlotFields
  place: number
  /** Null where it isn't asked for. */
  weekday: string | null
  errors: Record<string, string | undefined>
  onChange: (slot: SlotFields, name: keyof SlotFields) => void
}

function SlotRow({ slot, place, weekday, errors, onChange }: SlotRowProps) {
  const t = useTranslations('sessions')
  const week = useWeek()
  const bind = (name: keyof SlotFields) => ({
    name: slotInput(place, name),
    value: slot[name],
    error: errors[slotInput(place, name)],
    onChange: (value: string) => onChange({ ...slot, [name]: value }, name),
  })
  return (
    <>
      {weekday !== null && (
        <ChoiceField
          label={t('fields.weekday')}
          field={{ ...bind('weekday'), value: weekday }}
          choices={week.map((day) => ({ value: String(day.weekday), label: day.name }))}
          required
        />
      )}
      <TimeField label={t('fields.starts')} field={bind('starts')} required />
      <NumberField label={t('fields.minutes')} field={bind('minutes')} required />
    </>
  )
}
