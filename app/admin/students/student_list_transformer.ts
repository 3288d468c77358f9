import { BaseTransformer } from '@adonisjs/core/transformers'
import { listedPerson } from '#core/people/told_person'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import { listed } from '#core/lists/listed'
import type { listStudents, StudentRow } from '#domain/people/students/queries/list_students'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { ageOn } from '#domain/shared/time/age'

export default class StudentListTransformer extends BaseTransformer<
  Awaited<ReturnType<typeof listStudents>> & { today: string }
> {
  toObject() {
    const { today } = this.resource
    return listed(this.resource, (student) => row(student, today))
  }
}

const row = (student: StudentRow, today: string) => ({
  ...listedPerson(student),
  photo: studentPhotoUrl(student),
  birth_date: student.birth_date,
  age: student.birth_date ? ageOn(today, student.birth_date) : null,
  groups: student.groups,
  guardian: student.guardian && guardianProps(student.guardian),
})

const guardianProps = ({ phone, ...guardian }: NonNullable<StudentRow['guardian']>) => ({
  ...guardian,
  phone_written: writtenPhone(phone),
})
