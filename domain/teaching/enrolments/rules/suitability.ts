import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import type { Gender } from '#domain/shared/choices/genders'
import { ageOn } from '#domain/shared/time/age'

type Ages = { min_age: number | null; max_age: number | null }

/** One step of the ladder; `position` orders the steps of a centre. */
type LevelStep = { en: string | null; ar: string | null; code: string; position: number }

/** Who a group is for. The ages of its level count where it gives none itself. */
export type Audience = Ages & {
  gender_policy: 'mixed' | Gender
  level: (LevelStep & Ages) | null
}

/**
 * `reached` is the highest level of this ladder that the student attends or has completed in the subject.
 * `skips_levels`: the ladder has levels between it and the group's.
 */
export type Applicant = {
  gender: Gender | null
  birth_date: string | null
  reached: LevelStep | null
  skips_levels: boolean
}

/** `token` changes with everything that a reader of the warning is told; confirming it names the token. */
export type PlacementWarning = {
  type: PlacementWarningType
  token: string
  gender_policy: Audience['gender_policy']
  age: number | null
  limit: number | null
  level: LevelStep | null
  reached: LevelStep | null
}

/** `day` (YYYY-MM-DD) is the first one in the group. */
export function placementWarnings(
  audience: Audience,
  applicant: Applicant,
  day: string
): PlacementWarning[] {
  const { gender_policy, level } = audience
  const { birth_date, reached } = applicant
  const age = birth_date ? ageOn(day, birth_date) : null
  const { min_age: min, max_age: max } = agesOf(audience)
  const types: (PlacementWarningType | null)[] = [
    genderWarning(gender_policy, applicant.gender),
    age === null ? unknownAge(audience) : ageWarning({ min, max }, age),
    levelWarning(level, applicant),
  ]
  return types.flatMap((type) => {
    if (!type) return []
    const limit = type === 'too_young' ? min : type === 'too_old' ? max : null
    const facts = {
      gender: [gender_policy],
      age: [age, min, max],
      level: [reached?.code, level?.code],
    }[subjectOf[type]]
    return [
      {
        type,
        token: [type, ...facts].join(':'),
        gender_policy,
        age,
        limit,
        level: level && stepOf(level),
        reached: reached && stepOf(reached),
      },
    ]
  })
}

const subjectOf = {
  gender: 'gender',
  gender_unknown: 'gender',
  too_young: 'age',
  too_old: 'age',
  age_unknown: 'age',
  level_skipped: 'level',
  level_below: 'level',
} as const satisfies Record<PlacementWarningType, string>

/** Tokens confirm what is on the screen now, types what was confirmed when the place was taken. */
export const unconfirmed = (
  warnings: PlacementWarning[],
  tokens: string[],
  types: string[] = []
): PlacementWarning[] =>
  warnings.filter(({ token, type }) => !tokens.includes(token) && !types.includes(type))

const stepOf = ({ en, ar, code, position }: LevelStep): LevelStep => ({ en, ar, code, position })

const isOpen = ({ min_age: min, max_age: max }: Ages) => min === null && max === null

const agesOf = (audience: Audience): Ages =>
  isOpen(audience) && audience.level ? audience.level : audience

function genderWarning(policy: Audience['gender_policy'], gender: Gender | null) {
  if (policy === 'mixed' || policy === gender) return null
  return gender ? 'gender' : 'gender_unknown'
}

/** The ages of a level are a guide: nobody has to ask for a date of birth because of them. */
const unknownAge = (audience: Audience) => (isOpen(audience) ? null : 'age_unknown')

function ageWarning({ min, max }: { min: number | null; max: number | null }, age: number) {
  if (min !== null && age < min) return 'too_young'
  return max !== null && age > max ? 'too_old' : null
}

function levelWarning(level: LevelStep | null, { reached, skips_levels: skips }: Applicant) {
  if (!level || !reached) return null
  if (level.position < reached.position) return 'level_below'
  return skips ? 'level_skipped' : null
}

/** Nothing is written, nor told in the audit trail, where nothing spoke against the place. */
export const confirmedFields = (
  types: PlacementWarningType[] = []
): { confirmed_warnings?: PlacementWarningType[] } =>
  types.length > 0 ? { confirmed_warnings: types } : {}
