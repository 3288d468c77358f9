import { areaPolicy } from '#core/records/area_policy'

export default class InvoicePaperPolicy extends areaPolicy('invoices') {}
