import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { countField } from '#core/forms/number_field'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { type BillingMeta, billingModeField } from '#core/records/billing_mode_field'
import { notBelow } from '#core/records/compared_fields'
import { bothNames, colour, paragraph, recordCode, version } from '#core/records/record_fields'
import type { Amount } from '#domain/shared/money/money'
import type { CourseFields } from '#domain/teaching/courses/course_fields'
import { courseStatuses } from '#domain/teaching/courses/rules/course_status'
import { workTypes } from '#domain/shared/choices/work_types'
import { counts } from '#domain/shared/limits/counts'

const fields = {
  ...bothNames('title'),
  code: recordCode(),
  subject_id: vine.string().uuid(),
  level_id: vine.string().uuid().nullable().optional(),
  work_types: vine.array(vine.enum(workTypes)).notEmpty().maxLength(workTypes.length).distinct(),
  capacity: countField(...counts.seats)
    .use(notBelow('min_students'))
    .nullable()
    .optional(),
  min_students: countField(...counts.seats)
    .nullable()
    .optional(),
  total_sessions: countField(...counts.classSessions)
    .nullable()
    .optional(),
  session_minutes: countField(...counts.minutesOfClassSession)
    .nullable()
    .optional(),
  price: amountField().nullable().optional(),
  billing_mode: billingModeField().nullable().optional().requiredIfExists('price'),
  colour: colour(),
  description_en: paragraph(longest.notes),
  description_ar: paragraph(longest.notes),
  status: vine.enum(courseStatuses).optional(),
}

export const createCourseValidator = vine.withMetaData<MoneyMeta & BillingMeta>().create(fields)

export const updateCourseValidator = vine
  .withMetaData<MoneyMeta & BillingMeta>()
  .create({ ...fields, version: version() })

type Form = Infer<typeof createCourseValidator>

export const courseFields = (form: Form, read: (minor: string) => Amount): CourseFields => {
  const price = form.price ? read(form.price) : null
  return {
    code: form.code ?? null,
    titleEn: form.title_en ?? null,
    titleAr: form.title_ar ?? null,
    subjectId: form.subject_id,
    levelId: form.level_id ?? null,
    workTypes: workTypes.filter((type) => form.work_types.includes(type)),
    capacity: form.capacity ?? null,
    minStudents: form.min_students ?? null,
    totalSessions: form.total_sessions ?? null,
    sessionMinutes: form.session_minutes ?? null,
    price: price && Number(price.minor),
    currency: price?.currency ?? null,
    exponent: price?.exponent ?? null,
    billingMode: form.billing_mode ?? null,
    colour: form.colour ?? null,
    descriptionEn: form.description_en ?? null,
    descriptionAr: form.description_ar ?? null,
    status: form.status ?? 'active',
  }
}
