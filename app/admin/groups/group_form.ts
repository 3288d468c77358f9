import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { createGroupValidator } from '#app/admin/groups/group_validator'
import { amountOf, type MoneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import type { Act } from '#domain/teaching/act'
import type { GroupFields } from '#domain/teaching/groups/group_fields'
import { offerHours } from '#domain/teaching/groups/rules/offer_hours'

type Form = Omit<Infer<typeof createGroupValidator>, 'status'>

export const actOf = (ctx: HttpContext): Act => ({
  tenantId: ctx.tenant.id,
  zone: ctx.tenant.timezone,
  actor: actorOf(ctx),
})

export function groupFields(money: { meta: MoneyMeta }, form: Form): GroupFields {
  return {
    code: form.code ?? null,
    titleEn: form.title_en ?? null,
    titleAr: form.title_ar ?? null,
    courseId: form.course_id,
    branchId: form.branch_id ?? null,
    workType: form.work_type,
    instructorId: form.instructor_id ?? null,
    assistantIds: form.assistant_ids ?? [],
    levelId: form.level_id ?? null,
    termId: form.term_id ?? null,
    startsOn: form.starts_on,
    endsOn: form.ends_on ?? null,
    sessionTarget: form.session_target ?? null,
    minStudents: form.min_students ?? null,
    capacity: form.capacity,
    makeupExtra: form.makeup_extra ?? 0,
    waitlistEnabled: form.waitlist_enabled ?? true,
    offerHours: form.offer_hours ?? offerHours.usual,
    genderPolicy: form.gender_policy ?? 'mixed',
    minAge: form.min_age ?? null,
    maxAge: form.max_age ?? null,
    attendanceRequired: form.attendance_required ?? true,
    onlineUrl: form.online_url ?? null,
    notes: form.notes ?? null,
    colour: form.colour ?? null,
    nextGroupId: form.next_group_id ?? null,
    charge: {
      price: form.price ? amountOf(money, form.price) : null,
      billingMode: form.billing_mode ?? null,
    },
  }
}
