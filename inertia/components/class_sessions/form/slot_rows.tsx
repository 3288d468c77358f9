import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import {
  type SessionFormState,
  type SlotFields,
  slotInput,
} from '~/components/class_sessions/form/use_session_form'
import { useWeek } from '~/hooks/use_week'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { NumberField } from '~/ui/form/fields/number_field'
import { TimeField } from '~/ui/form/times/time_field'
import classes from '~/components/class_sessions/form/session_form.module.css'

export function SlotRows({ made: { form, setSlots } }: { made: SessionFormState }) {
  const t = useTranslations('sessions')
  const { slots } = form.data
  const last = slots.at(-1)
  return (
    <div className={classes.slots}>
      {slots.map((slot, place) => (
        <fieldset key={place} className={classes.slot}>
          <legend>{t('form.time', { place: place + 1 })}</legend>
          <SlotRow
            slot={slot}
            place={place}
            hasWeekday={form.data.repeats === 'weekly'}
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
              onClick={() => setSlots(slots.toSpliced(place, 1))}
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
          onClick={() => setSlots([...slots, { ...last!, weekday: '' }])}
        >
          {t('form.add_time')}
        </Button>
      </div>
    </div>
  )
}

interface SlotRowProps {
  slot: SlotFields
  place: number
  hasWeekday: boolean
  errors: Record<string, string | undefined>
  onChange: (slot: SlotFields, name: keyof SlotFields) => void
}

function SlotRow({ slot, place, hasWeekday, errors, onChange }: SlotRowProps) {
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
      {hasWeekday && (
        <ChoiceField
          label={t('fields.weekday')}
          field={bind('weekday')}
          clearable
          choices={week.map(({ weekday, name }) => ({ value: String(weekday), label: name }))}
        />
      )}
      <TimeField label={t('fields.starts')} field={bind('starts')} required />
      <NumberField label={t('fields.minutes')} field={bind('minutes')} required />
    </>
  )
}
