import { areaPolicy } from '#core/records/area_policy'

export default class InvoicePolicy extends areaPolicy('invoices') {}
