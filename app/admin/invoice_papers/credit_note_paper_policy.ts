import { areaPolicy } from '#core/records/area_policy'

export default class CreditNotePaperPolicy extends areaPolicy('credit_notes') {}
