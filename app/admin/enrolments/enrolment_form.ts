import type { Infer } from '@vinejs/vine/types'
import type { enrolValidator } from '#app/admin/enrolments/enrolment_validator'
import { namesOfForm } from '#core/people/name_form'
import { amountOf, type MoneyMeta } from '#core/forms/money_field'
import type { Enrolled } from '#domain/teaching/enrolments/actions/enrol_student'
import { type Charge, isOffered } from '#domain/teaching/rules/price'

type Form = Infer<typeof enrolValidator>

export function enrolled(form: Form): Enrolled {
  if (form.student_id) return { id: form.student_id }
  return {
    duplicatesConfirmed: form.confirm_duplicate ?? false,
    fields: {
      ...namesOfForm(form),
      gender: form.gender ?? null,
      birthDate: form.birth_date ?? null,
      nationality: null,
      nationalId: null,
      email: null,
      phone: form.phone ?? null,
      whatsapp: false,
      schoolName: null,
      status: form.standing === 'inquiry' ? 'lead' : 'active',
      notes: null,
    },
  }
}

/** A mode that is no longer offered is taken from the group, if it has it. */
export const agreedCharge = (
  money: { meta: MoneyMeta },
  form: Pick<Form, 'price' | 'billing_mode'>
): Charge => ({
  price: form.price ? amountOf(money, form.price) : null,
  billingMode: form.billing_mode && isOffered(form.billing_mode) ? form.billing_mode : null,
})
