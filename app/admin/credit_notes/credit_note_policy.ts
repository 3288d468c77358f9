import { areaPolicy } from '#core/records/area_policy'

export default class CreditNotePolicy extends areaPolicy('credit_notes') {}
