import { BaseTransformer } from '@adonisjs/core/transformers'
import type { General } from '#domain/access/centre/rules/general'

/** The seller as papers name it: by its legal name, else by the centre's. */
export default class SellerTransformer extends BaseTransformer<General> {
  toObject() {
    const { name_en, name_ar, legal_name_en, legal_name_ar } = this.resource
    return {
      name_en: legal_name_en ?? name_en,
      name_ar: legal_name_ar ?? name_ar,
      has_legal_name: legal_name_en !== null || legal_name_ar !== null,
      tax_number: this.resource.tax_number,
      address_en: this.resource.address_en,
      address_ar: this.resource.address_ar,
      phone: this.resource.phone,
      has_qr: this.resource.country === 'SA',
    }
  }
}
