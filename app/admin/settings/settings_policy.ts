import { areaPolicy } from '#core/records/area_policy'

export default class SettingsPolicy extends areaPolicy('settings') {}
