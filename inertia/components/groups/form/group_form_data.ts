import { offerHours } from '#domain/teaching/groups/rules/offer_hours'
import type { GroupDetail } from '~/components/groups/types'

/** Empty is '', not null. A type, so that Inertia accepts it as form data. */
export type GroupFormData = {
  code: string
  title_en: string
  title_ar: string
  course_id: string
  branch_id: string
  work_type: string
  instructor_id: string
  assistant_ids: string[]
  level_id: string
  term_id: string
  starts_on: string
  ends_on: string
  session_target: string
  min_students: string
  capacity: string
  makeup_extra: string
  waitlist_enabled: boolean
  offer_hours: string
  gender_policy: string
  min_age: string
  max_age: string
  attendance_required: boolean
  online_url: string
  notes: string
  colour: string
  next_group_id: string
  price: string
  billing_mode: string
  status: string
  agreed: string
  confirmed_warnings: string[]
  version: number
}

export const groupInputs = [
  'course_id',
  'title_en',
  'title_ar',
  'code',
  'colour',
  'work_type',
  'branch_id',
  'online_url',
  'level_id',
  'term_id',
  'starts_on',
  'ends_on',
  'session_target',
  'instructor_id',
  'assistant_ids',
  'capacity',
  'min_students',
  'waitlist_enabled',
  'offer_hours',
  'makeup_extra',
  'gender_policy',
  'min_age',
  'max_age',
  'price',
  'billing_mode',
  'next_group_id',
  'attendance_required',
  'notes',
] as const

const text = (value: string | number | null | undefined) => String(value ?? '')

export function groupFormData(
  group: GroupDetail | null,
  price: string,
  today: string
): GroupFormData {
  return {
    code: text(group?.code),
    title_en: text(group?.title_en),
    title_ar: text(group?.title_ar),
    course_id: text(group?.course.id),
    branch_id: text(group?.branch_id),
    work_type: group?.work_type ?? 'in_person',
    instructor_id: text(group?.instructor?.id),
    assistant_ids: group?.assistants.map(({ id }) => id) ?? [],
    level_id: text(group?.level?.id),
    term_id: text(group?.term?.id),
    starts_on: group?.starts_on ?? today,
    ends_on: text(group?.ends_on),
    session_target: text(group?.session_target),
    min_students: text(group?.min_students),
    capacity: text(group?.capacity),
    makeup_extra: text(group?.makeup_extra ?? 0),
    waitlist_enabled: group?.waitlist_enabled ?? true,
    offer_hours: text(group?.offer_hours ?? offerHours.usual),
    gender_policy: group?.gender_policy ?? 'mixed',
    min_age: text(group?.min_age),
    max_age: text(group?.max_age),
    attendance_required: group?.attendance_required ?? true,
    online_url: text(group?.online_url),
    notes: text(group?.notes),
    colour: text(group?.colour),
    next_group_id: text(group?.next_group?.id),
    price,
    billing_mode: text(group?.billing_mode),
    status: 'open',
    agreed: '',
    confirmed_warnings: [],
    version: group?.version ?? 1,
  }
}
