import type { Gender } from '#domain/shared/choices/genders'
import { ageOn } from '#domain/shared/time/age'

type Wanted = {
  genderPolicy: 'mixed' | Gender
  minAge: number | null
  maxAge: number | null
}
type Student = { gender: Gender | null; birthDate: string | null }

export type Warning = 'gender' | 'gender_unknown' | 'too_young' | 'too_old' | 'age_unknown'

/** Told before saving, never a refusal (domain §1.9). */
export function warningsFor(wanted: Wanted, student: Student, day: string): Warning[] {
  return [genderWarning(wanted, student), ageWarning(wanted, student, day)].filter(
    (warning) => warning !== null
  )
}

function genderWarning({ genderPolicy }: Wanted, { gender }: Student): Warning | null {
  if (genderPolicy === 'mixed' || genderPolicy === gender) return null
  return gender ? 'gender' : 'gender_unknown'
}

function ageWarning(
  { minAge, maxAge }: Wanted,
  { birthDate }: Student,
  day: string
): Warning | null {
  if (minAge === null && maxAge === null) return null
  if (!birthDate) return 'age_unknown'
  const age = ageOn(day, birthDate)
  if (minAge !== null && age < minAge) return 'too_young'
  return maxAge !== null && age > maxAge ? 'too_old' : null
}
