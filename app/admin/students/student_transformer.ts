import { BaseTransformer } from '@adonisjs/core/transformers'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import type { Student } from '#domain/people/students/queries/find_student'
import { writtenPhone } from '#domain/people/rules/written_phone'

export default class StudentTransformer extends BaseTransformer<Student> {
  toObject() {
    const student = this.resource
    return {
      id: student.id,
      number: student.number,
      first_name: student.first_name,
      last_name: student.last_name,
      first_name_other: student.first_name_other,
      last_name_other: student.last_name_other,
      email: student.email,
      phone: student.phone,
      phone_written: writtenPhone(student.phone),
      photo: studentPhotoUrl(student),
      status: student.status,
      birth_date: student.birth_date,
      created_at: student.created_at.toISOString(),
      archived_at: student.archived_at?.toISOString() ?? null,
      version: student.version,
      gender: student.gender,
      nationality: student.nationality,
      national_id: student.national_id,
      whatsapp: student.whatsapp,
      school_name: student.school_name,
      notes: student.notes,
      updated_at: student.updated_at.toISOString(),
    }
  }
}
