import { BaseTransformer } from '@adonisjs/core/transformers'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import type Student from '#domain/people/models/student'
import { writtenPhone } from '#domain/people/rules/written_phone'

/** One student with everything its page and its form show. */
export default class StudentTransformer extends BaseTransformer<Student> {
  toObject() {
    const student = this.resource
    return {
      id: student.id,
      number: student.number,
      first_name: student.firstName,
      last_name: student.lastName,
      first_name_other: student.firstNameOther,
      last_name_other: student.lastNameOther,
      email: student.email,
      phone: student.phone,
      phone_written: writtenPhone(student.phone),
      photo: studentPhotoUrl(student),
      status: student.status,
      birth_date: student.birthDate,
      created_at: student.createdAt.toISO()!,
      archived_at: student.archivedAt?.toISO() ?? null,
      version: student.version,
      gender: student.gender,
      nationality: student.nationality,
      national_id: student.nationalId,
      whatsapp: student.whatsapp,
      school_name: student.schoolName,
      notes: student.notes,
      updated_at: student.updatedAt.toISO()!,
    }
  }
}
