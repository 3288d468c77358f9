import { areaPolicy } from '#core/records/area_policy'

/** Who may see and change what the centre says about itself. */
export default class SettingsPolicy extends areaPolicy('settings') {}
