import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import type { registerStudentValidator } from '#app/admin/students/student_validator'
import { namesOfForm } from '#core/people/name_form'
import type { Principal } from '#domain/access/principal'
import { RegisterFamily } from '#domain/people/actions/register_family'
import type { GuardianRefusal } from '#domain/people/actions/register_guardian'
import {
  RegisterStudent,
  type RegisterStudentInput,
  type StudentRefusal,
} from '#domain/people/actions/register_student'
import { unknownPerson } from '#domain/people/person_fields'
import type { Rights } from '#domain/people/rules/guardian'
import type { Result } from '#domain/shared/result'

type Form = Infer<typeof registerStudentValidator>

export type NewGuardianRefusal = {
  type: 'guardian'
  refusal: GuardianRefusal | { type: 'unknown_guardian' }
}

/** Which ways to name a guardian the form of a new student may offer this person. */
export const guardianModes = (user: Principal) => [
  'none' as const,
  ...(user.may('admin.guardians.update') ? (['known'] as const) : []),
  ...(user.may('admin.guardians.create') ? (['new'] as const) : []),
]

type Answer = Result<{ id: string; number: string }, StudentRefusal | NewGuardianRefusal>

/** Registers a student, with the guardian the form names: both or neither. */
export async function registerStudent(
  ctx: HttpContext,
  form: Form,
  input: RegisterStudentInput
): Promise<Answer> {
  const mode = form.guardian_mode ?? 'none'
  if (mode === 'none') return new RegisterStudent().execute(input)
  await ctx.bouncer.with(GuardianPolicy).authorize(mode === 'new' ? 'create' : 'update')
  const result = await new RegisterFamily().execute({ ...input, guardian: guardianOf(form, mode) })
  if (result.ok) return result
  const { error } = result
  return { ok: false, error: error.type === 'student' ? error.refusal : error }
}

function guardianOf(form: Form, mode: 'known' | 'new') {
  const rights: Rights = {
    relation: form.guardian_relation!,
    isPrimary: true,
    isPayer: form.guardian_is_payer ?? false,
    contactPriority: 1,
    maySeeData: true,
    mayPickUp: true,
    channels: ['call'],
  }
  if (mode === 'known') return { rights, id: form.guardian_id! }
  return {
    rights,
    duplicatesConfirmed: form.guardian_confirm_duplicate ?? false,
    fields: {
      ...unknownPerson,
      ...namesOfForm({
        first_name_ar: form.guardian_first_name_ar,
        last_name_ar: form.guardian_last_name_ar,
        first_name_en: form.guardian_first_name_en,
        last_name_en: form.guardian_last_name_en,
      }),
      email: form.guardian_email ?? null,
      phone: form.guardian_phone ?? null,
      address: null,
      status: 'active' as const,
    },
  }
}

/** What the form is told when the guardian was refused: nobody was added. */
export function refuseNewGuardian({ session, i18n }: HttpContext, { refusal }: NewGuardianRefusal) {
  if (refusal.type === 'same_contact') {
    session.flash('guardian_duplicates', refusal.people)
    const count = refusal.people.length
    const message = i18n.t('guardians.errors.same_contact', { count })
    return session.flashErrors({ guardian_confirm_duplicate: message })
  }
  return session.flashErrors({ guardian_id: i18n.t(`guardians.errors.${refusal.type}`) })
}
