import { isBirthDate } from '#domain/people/rules/birth_date'
import { genders } from '#domain/shared/choices/genders'
import { ageOn } from '#domain/shared/time/age'
import type { FoundGroup } from '#domain/teaching/groups/queries/find_group'
import { warningsFor } from '#domain/teaching/enrolments/rules/suitability'

const farthest = '2199-12-31'

export class SuitabilityQuery {
  constructor(private input: Record<string, unknown>) {}

  warnings(group: FoundGroup) {
    const on = this.#day('on')
    if (on === null) return []
    const { gender_policy: genderPolicy, min_age: minAge, max_age: maxAge } = group
    const gender = genders.find((known) => known === this.input.gender) ?? null
    const birthDate = this.#day('born')
    const age = birthDate ? ageOn(on, birthDate) : null
    const found = warningsFor({ genderPolicy, minAge, maxAge }, { gender, birthDate }, on)
    return found.map((type) => ({ type, age }))
  }

  #day(name: string) {
    return givenDay(this.input[name])
  }
}

export const givenDay = (value: unknown) =>
  typeof value === 'string' && isBirthDate(value, farthest) ? value : null
