import { BaseTransformer } from '@adonisjs/core/transformers'
import { instructorPhotoUrl } from '#app/admin/instructors/instructor_photo_url'
import { listed } from '#core/lists/listed'
import { gravatarUrl } from '#core/people/gravatar_url'
import { writtenPhone } from '#domain/people/rules/written_phone'
import type {
  InstructorRow,
  listInstructors,
} from '#domain/teaching/instructors/queries/list_instructors'

type Page = Awaited<ReturnType<typeof listInstructors>>
type Centre = { gravatar: boolean }

export default class InstructorListTransformer extends BaseTransformer<Page> {
  constructor(
    page: Page,
    private centre: Centre
  ) {
    super(page)
  }

  toObject() {
    return listed(this.resource, (instructor) => row(instructor, this.centre))
  }
}

const row = (instructor: InstructorRow, centre: Centre) => ({
  id: instructor.id,
  number: instructor.number,
  first_name: instructor.first_name,
  last_name: instructor.last_name,
  first_name_other: instructor.first_name_other,
  last_name_other: instructor.last_name_other,
  email: instructor.email,
  phone_written: writtenPhone(instructor.phone),
  photo: instructorPhotoUrl(instructor),
  gravatar: gravatarUrl(instructor.email, centre),
  colour: instructor.colour,
  status: instructor.status,
  created_at: instructor.created_at.toISOString(),
  archived_at: instructor.archived_at?.toISOString() ?? null,
  version: instructor.version,
  subjects: instructor.subjects,
  groups: instructor.groups,
})
