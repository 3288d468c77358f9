import { areaPolicy } from '#core/records/area_policy'

export default class PaymentPolicy extends areaPolicy('payments') {}
