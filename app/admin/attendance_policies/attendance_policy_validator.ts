import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { countField } from '#core/forms/number_field'
import { version } from '#core/records/record_fields'
import {
  makeUpBookers,
  makeUpExpiries,
  makeUpPeriods,
  makeUpRights,
} from '#domain/shared/choices/attendance'
import { counts } from '#domain/shared/limits/counts'

/** The first day on whose sessions the rules are in force; none: today. */
const effectiveFrom = { effective_from: dayField().optional() }

const percent = () => countField(...counts.wholePercent)

const policy = {
  notice_hours: countField(...counts.hoursOfNotice),
  late_cancel_charge: percent(),
  no_show_charge: percent(),
  charges_excused: vine.boolean(),
  pays_late_cancel: vine.boolean(),
  pays_no_show: vine.boolean(),
  free_late_cancels: countField(...counts.freeLateCancels),
  make_ups: vine.enum(makeUpRights),
  make_ups_per: vine.enum(makeUpPeriods),
  make_up_expiry: vine.enum(makeUpExpiries),
  make_up_days: countField(...counts.daysOfMakeUp),
  make_up_bookers: vine.enum(makeUpBookers),
}

const makeUpsAllowed = { make_ups_allowed: countField(...counts.makeUps).nullable() }

export const centrePolicyValidator = vine.create({
  ...effectiveFrom,
  ...policy,
  ...makeUpsAllowed,
  lock_days: countField(...counts.daysOfCorrection),
  shows_contacts: vine.boolean(),
  check_in_minutes: countField(...counts.minutesOfCheckIn),
  late_after: countField(...counts.minutesOfGrace),
  alerts_guardians: vine.boolean(),
  alert_minutes: countField(...counts.alertMinutes),
  reminds_instructors: vine.boolean(),
  version: version(),
})

/** What a group leaves empty is as the centre says. */
export const groupPolicyValidator = vine.create({
  ...effectiveFrom,
  ...openly(policy),
  ...makeUpsAllowed,
  make_ups_unlimited: vine.boolean().nullable().optional(),
  version: version(),
})

export const policyRemovalValidator = vine.create({ version: version() })

type Open<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { nullable(): infer Opened } ? Opened : never
}

function openly<Fields extends Record<string, { nullable(): unknown }>>(fields: Fields) {
  const opened = Object.entries(fields).map(([name, field]) => [name, field.nullable()])
  return Object.fromEntries(opened) as Open<Fields>
}
