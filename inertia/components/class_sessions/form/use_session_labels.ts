import { useTranslations } from 'use-intl'
import {
  blankSession,
  type SessionData,
  type SlotFields,
} from '~/components/class_sessions/form/blank_session'

const unseen = ['version', 'series_id', 'previewed']

const inputs = Object.keys(
  blankSession({
    ...{ today: '', seriesId: '', group: undefined, student: null, instructor: null, room: null },
    ...{ rooms: [], pattern: null },
  })
).filter((name) => !unseen.includes(name))

const slotInputs = ['weekday', 'starts', 'minutes'] as const

export const slotInput = (place: number, name: keyof SlotFields) => `slots.${place}.${name}`

/** By name, in the order they stand in, those of each time in their place. */
export function useSessionLabels({ slots, repeats }: Pick<SessionData, 'slots' | 'repeats'>) {
  const t = useTranslations('sessions')
  const ofSlots = slots.flatMap((_, place) =>
    slotInputs.map((name) => {
      const label = t('form.time_field', { place: place + 1, field: t(`fields.${name}`) })
      return [slotInput(place, name), label] as const
    })
  )
  return {
    inputs: inputs.flatMap((name) => (name === 'slots' ? ofSlots.map(([slot]) => slot) : name)),
    labels: {
      ...Object.fromEntries(ofSlots),
      starts_on: t(repeats === 'once' ? 'fields.date' : 'fields.starts_on'),
      every: t(repeats === 'monthly' ? 'fields.every_monthly' : 'fields.every_weekly'),
    },
  }
}
