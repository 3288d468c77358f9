export const placementWarningTypes = [
  'gender',
  'gender_unknown',
  'too_young',
  'too_old',
  'age_unknown',
  'level_skipped',
  'level_below',
] as const

export type PlacementWarningType = (typeof placementWarningTypes)[number]
