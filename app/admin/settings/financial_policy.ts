import { areaPolicy } from '#core/records/area_policy'

export default class FinancialPolicy extends areaPolicy('financial_settings') {}
