import { BaseTransformer } from '@adonisjs/core/transformers'
import { storedNameIn, type StoredNames } from '#domain/shared/text/person_names'
import { keyedToken } from '#domain/teaching/enrolments/confirm_warnings'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import type { PlacementWarning } from '#domain/teaching/enrolments/rules/suitability'

interface PersonWarned {
  /** A form about many calls them by it. */
  key: string | null
  names: StoredNames | null
  warnings: PlacementWarning[]
  /** These were confirmed when the place was taken; nobody has to do it again. */
  confirmed_warnings?: PlacementWarningType[]
}

export default class PlacementWarningsTransformer extends BaseTransformer<PersonWarned> {
  toObject() {
    const { key, names, warnings, confirmed_warnings = [] } = this.resource
    return {
      key,
      names: names && storedNameIn(names),
      warnings: warnings.map(({ token, ...warning }) => ({
        ...warning,
        token: key === null ? token : keyedToken(key, token),
        is_confirmed: confirmed_warnings.includes(warning.type),
      })),
    }
  }
}
