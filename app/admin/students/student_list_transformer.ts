import { BaseTransformer } from '@adonisjs/core/transformers'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import { listed } from '#core/lists/listed'
import type { listStudents, StudentRow } from '#domain/people/students/queries/list_students'
import { ageOn } from '#domain/shared/time/age'
import { writtenPhone } from '#domain/people/rules/written_phone'

export default class StudentListTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof listStudents>> & { today: string }
> {
  toObject() {
    const { today } = this.resource
    return listed(this.resource, (student) => row(student, today))
  }
}

const row = (student: StudentRow, today: string) => ({
  id: student.id,
  number: student.number,
  first_name: student.first_name,
  last_name: student.last_name,
  first_name_other: student.first_name_other,
  last_name_other: student.last_name_other,
  email: student.email,
  phone_written: writtenPhone(student.phone),
  photo: studentPhotoUrl(student),
  status: student.status,
  birth_date: student.birth_date,
  age: student.birth_date ? ageOn(today, student.birth_date) : null,
  groups: student.groups,
  guardian: student.guardian,
  created_at: student.created_at.toISOString(),
  archived_at: student.archived_at?.toISOString() ?? null,
  version: student.version,
})
