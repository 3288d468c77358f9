import type { Candidate, GroupDetail } from '~/components/groups/types'

/** What the dialog sends. A type, so that Inertia accepts it as form data. */
export type AddStudentData = {
  student_id: string
  first_name: string
  last_name: string
  first_name_other: string
  last_name_other: string
  gender: string
  birth_date: string
  phone: string
  phone_country: string
  confirm_duplicate: boolean
  standing: string
  starts_on: string
  price: string
  billing_mode: string
  discount_reason: string
  over_capacity_reason: string
}

export const addStudentInputs = [
  'student_id',
  'first_name',
  'last_name',
  'phone',
  'birth_date',
  'gender',
  'confirm_duplicate',
  'standing',
  'starts_on',
  'price',
  'discount_reason',
  'over_capacity_reason',
] as const

/** Whom the dialog is about: somebody found, somebody new, or nobody yet. */
export type Chosen = { is: 'nobody' } | { is: 'new' } | { is: 'known'; student: Candidate }

/** What each student begins with: today or the group's first day, and what the group asks. */
export function addStudentData(
  group: GroupDetail,
  { today, price, phoneCountry }: { today: string; price: string; phoneCountry: string }
): AddStudentData {
  return {
    student_id: '',
    first_name: '',
    last_name: '',
    first_name_other: '',
    last_name_other: '',
    gender: '',
    birth_date: '',
    phone: '',
    phone_country: phoneCountry,
    confirm_duplicate: false,
    standing: 'active',
    starts_on: group.starts_on > today ? group.starts_on : today,
    price,
    billing_mode: group.billing_mode ?? group.course.billing_mode ?? '',
    discount_reason: '',
    over_capacity_reason: '',
  }
}
