import { BaseTransformer } from '@adonisjs/core/transformers'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import { listed } from '#core/lists/listed'
import type { listStudents, StudentRow } from '#domain/people/queries/list_students'
import { writtenPhone } from '#domain/people/rules/written_phone'

/** One page of students: one transformer for all its rows, which are plain already. */
export default class StudentListTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof listStudents>>
> {
  toObject() {
    return listed(this.resource, row)
  }
}

const row = (student: StudentRow) => ({
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
  created_at: student.created_at.toISOString(),
  archived_at: student.archived_at?.toISOString() ?? null,
  version: student.version,
})
