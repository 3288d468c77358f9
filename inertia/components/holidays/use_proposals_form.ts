import type { Data } from '@generated/data'
import { useForm } from '@inertiajs/react'
import { urlFor } from '~/client'
import type { Binding } from '~/ui/form/binding'
import { isDay } from '~/ui/form/days/days'
import { dayAfter, daysBetween } from '#domain/shared/time/day_span'

type Proposal = Data.Admin.Holidays.Proposal

/** Of a country and a year, for a branch or the whole centre. */
export interface AskedProposals {
  country: string
  year: number
  branch: string | null
}

/** A day as far from `day` as `now` is from `before`. */
const movedAlong = (day: string, before: string, now: string) =>
  [day, before, now].every(isDay) ? dayAfter(day, daysBetween(before, now)) : day

/** What is open of the proposals; feasts of the moon are not ticked: somebody has to know their days. */
export function useProposalsForm(proposals: Proposal[], asked: AskedProposals) {
  const open = proposals.filter(({ taken_id: taken }) => taken === null)
  const form = useForm({
    holidays: open.map(({ preset, preset_year, starts_on, ends_on, is_sighted }) => {
      return { preset, preset_year, starts_on, ends_on, confirmed: !is_sighted }
    }),
  })
  const errors: Record<string, string | undefined> = form.errors
  const all = form.data.holidays
  const change = (place: number, part: Partial<(typeof all)[number]>) => {
    form.clearErrors()
    form.setData({ holidays: all.map((one, at) => (at === place ? { ...one, ...part } : one)) })
  }
  const day = (place: number, name: 'starts_on' | 'ends_on'): Binding<string> => ({
    name: `holidays.${place}.${name}`,
    value: all[place]![name],
    error: errors[`holidays.${place}.${name}`],
    onChange: (value) => {
      const { starts_on: before, ends_on: end } = all[place]!
      const along = name === 'starts_on' ? { ends_on: movedAlong(end, before, value) } : {}
      change(place, { [name]: value, ...along })
    },
  })
  return {
    open,
    isPending: form.processing,
    isDirty: form.isDirty,
    problem: errors.holidays,
    chosen: all.filter(({ confirmed }) => confirmed).length,
    at: (place: number) => ({
      ...all[place]!,
      starts: day(place, 'starts_on'),
      ends: day(place, 'ends_on'),
      confirm: (confirmed: boolean) => change(place, { confirmed }),
    }),
    send: () =>
      form.post(urlFor('admin.holiday_proposals.store', {}, { qs: { ...asked } }), {
        preserveScroll: true,
      }),
  }
}

export type ProposalsFormState = ReturnType<typeof useProposalsForm>
