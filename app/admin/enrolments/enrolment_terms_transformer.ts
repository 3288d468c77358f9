import { BaseTransformer } from '@adonisjs/core/transformers'
import type { EnrolmentTerms } from '#domain/teaching/enrolments/enrolment_terms'

export default class EnrolmentTermsTransformer extends BaseTransformer<EnrolmentTerms> {
  toObject() {
    const { currency, exponent, ...terms } = this.resource
    const amount = (minor: string | null) =>
      minor !== null && currency !== null && exponent !== null
        ? { minor, currency, exponent }
        : null
    return { ...terms, price: amount(terms.price), list_price: amount(terms.list_price) }
  }
}
