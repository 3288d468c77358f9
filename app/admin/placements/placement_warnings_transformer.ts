import { BaseTransformer } from '@adonisjs/core/transformers'
import { storedNameIn, type StoredNames } from '#domain/shared/text/person_names'
import { keyedToken } from '#domain/teaching/enrolments/confirm_warnings'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import type { PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'

export interface WarnedPlace {
  /** A form about many calls them by it. */
  key: string | null
  names: StoredNames | null
  /** The groups are what one student’s form is about. */
  group?: { code: string; title_en: string | null; title_ar: string | null } | null
  warnings: PlacementWarning[]
  /** These were confirmed when the place was taken; nobody has to do it again. */
  confirmed_warnings?: PlacementWarningType[]
}

export default class PlacementWarningsTransformer extends BaseTransformer<WarnedPlace> {
  toObject() {
    const { key, names, group = null, warnings, confirmed_warnings = [] } = this.resource
    return {
      key,
      names: names && storedNameIn(names),
      group,
      warnings: warnings.map(({ token, ...warning }) => ({
        ...warning,
        token: key === null ? token : keyedToken(key, token),
        is_confirmed: confirmed_warnings.includes(warning.type),
      })),
    }
  }
}
