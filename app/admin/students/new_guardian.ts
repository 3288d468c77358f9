import { longest } from '#domain/shared/limits/text_lengths'
import { givenId } from '#core/records/reference_fields'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { nameFields } from '#core/forms/name_fields'
import { address, code, country, numeric, phone } from '#core/forms/person_fields'
import { namesOfForm } from '#core/people/name_form'
import type { Principal } from '#domain/access/sessions/principal'
import { RegisterFamily } from '#domain/people/actions/register_family'
import type { FamilyGuardian, FamilyRefusal } from '#domain/people/actions/register_family'
import { RegisterStudent } from '#domain/people/students/actions/register_student'
import type {
  RegisterStudentInput,
  StudentRefusal,
} from '#domain/people/students/actions/register_student'
import { unknownPerson } from '#domain/people/person_fields'
import { relations } from '#domain/people/guardians/rules/guardian'
import type { Rights } from '#domain/people/guardians/rules/guardian'
import type { Result } from '#domain/shared/result'

type Form = Infer<ReturnType<typeof vine.object<ReturnType<typeof newGuardianFields>>>>

export type NewGuardianRefusal = {
  type: 'guardian'
  refusal: NonNullable<Extract<FamilyRefusal, { type: 'refused' }>['guardian']>
}

export const guardianModes = (user: Principal) => [
  'none' as const,
  ...(user.may('admin.guardians.update') ? (['known'] as const) : []),
  ...(user.may('admin.guardians.create') ? (['new'] as const) : []),
]

type Answer = Result<{ id: string; number: string }, StudentRefusal | NewGuardianRefusal>

export async function registerStudent(
  ctx: HttpContext,
  form: Form,
  input: RegisterStudentInput
): Promise<Answer> {
  const guardian = await namedGuardian(ctx, form)
  if (!guardian) return new RegisterStudent().execute(input)
  const { tenantId, zone, actor, ...child } = input
  const family = { tenantId, zone, actor, guardian, children: [child] }
  const result = await new RegisterFamily().execute(family)
  if (result.ok) return { ok: true, value: result.value.students[0]! }
  return { ok: false, error: onlyRefusal(result.error) }
}

export async function namedGuardian(
  { bouncer }: HttpContext,
  form: Form
): Promise<FamilyGuardian | null> {
  const mode = form.guardian_mode ?? 'none'
  if (mode === 'none') return null
  await bouncer.with(GuardianPolicy).authorize(mode === 'new' ? 'create' : 'update')
  return guardianOf(form, mode)
}

function onlyRefusal(refusal: FamilyRefusal): StudentRefusal | NewGuardianRefusal {
  const { guardian, children } = refusal.type === 'refused' ? refusal : noHousehold()
  const [child] = children
  if (child && child.type !== 'named_twice') return child
  return { type: 'guardian', refusal: guardian ?? { type: 'unknown_guardian' } }
}

function noHousehold(): never {
  throw new Error('No household was named')
}

function guardianOf(form: Form, mode: 'known' | 'new'): FamilyGuardian {
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

export function refuseNewGuardian(ctx: HttpContext, refused: NewGuardianRefusal) {
  ctx.session.flashErrors(newGuardianErrors(ctx, refused))
}

export function newGuardianErrors(
  { session, i18n }: HttpContext,
  { refusal }: NewGuardianRefusal
): Record<string, string> {
  if (refusal.type === 'same_contact') {
    session.flash('guardian_duplicates', refusal.people)
    const count = refusal.people.length
    const message = i18n.t('guardians.errors.same_contact', { count })
    return { guardian_confirm_duplicate: message }
  }
  return { guardian_id: i18n.t(`guardians.errors.${refusal.type}`) }
}

const modes = ['none', 'known', 'new'] as const

export const newGuardianFields = () => ({
  guardian_mode: vine.enum(modes).optional(),
  guardian_id: givenId().nullable().optional().requiredWhen('guardian_mode', '=', 'known'),
  ...nameFields('guardian_', ({ guardian_mode: mode }) => mode === 'new'),
  guardian_phone_country: code().use(country()).nullable().optional(),
  guardian_phone: numeric()
    .maxLength(longest.number)
    .use(phone('guardian_phone_country'))
    .nullable()
    .optional(),
  guardian_email: address().nullable().optional(),
  guardian_relation: vine
    .enum(relations)
    .nullable()
    .optional()
    .requiredWhen('guardian_mode', 'in', ['known', 'new']),
  guardian_is_payer: vine.boolean().optional(),
  guardian_confirm_duplicate: vine.boolean().optional(),
})
