import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownPerson } from '#core/people/told_person'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import type { Student } from '#domain/people/students/queries/find_student'

export default class StudentTransformer extends BaseTransformer<Student> {
  toObject() {
    const student = this.resource
    return {
      ...shownPerson(student),
      photo: studentPhotoUrl(student),
      birth_date: student.birth_date,
      school_name: student.school_name,
    }
  }
}
