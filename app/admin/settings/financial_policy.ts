import { areaPolicy } from '#core/records/area_policy'

/** Who may see and change what the centre has set about its money. */
export default class FinancialPolicy extends areaPolicy('financial_settings') {}
