import { newGuardianData, type NewGuardianData } from '~/components/students/new_guardian_data'
import type { StudentDetail } from '~/components/students/types'

/** A student as the form holds them: empty is '', not null. A type, so that Inertia accepts it as form data. */
export type StudentFormData = {
  first_name: string
  last_name: string
  first_name_other: string
  last_name_other: string
  gender: string
  birth_date: string
  nationality: string
  national_id: string
  email: string
  phone: string
  phone_country: string
  whatsapp: boolean
  school_name: string
  status: string
  notes: string
  photo: File | null
  remove_photo: boolean
  confirm_duplicate: boolean
  version: number
} & NewGuardianData

/** What the form starts from: the saved student, or a new one who is active. */
export function studentFormData(
  student: StudentDetail | null,
  phoneCountry: string
): StudentFormData {
  return {
    first_name: student?.first_name ?? '',
    last_name: student?.last_name ?? '',
    first_name_other: student?.first_name_other ?? '',
    last_name_other: student?.last_name_other ?? '',
    gender: student?.gender ?? '',
    birth_date: student?.birth_date ?? '',
    nationality: student?.nationality ?? '',
    national_id: student?.national_id ?? '',
    email: student?.email ?? '',
    phone: student?.phone ?? '',
    phone_country: phoneCountry,
    whatsapp: student?.whatsapp ?? false,
    school_name: student?.school_name ?? '',
    status: student?.status ?? 'active',
    notes: student?.notes ?? '',
    photo: null,
    remove_photo: false,
    confirm_duplicate: false,
    version: student?.version ?? 1,
    ...newGuardianData(phoneCountry),
  }
}
