import { BaseTransformer } from '@adonisjs/core/transformers'
import { instructorPhotoUrl } from '#app/admin/instructors/instructor_photo_url'
import { gravatarUrl } from '#core/people/gravatar_url'
import type { Instructor } from '#domain/people/instructors/queries/find_instructor'
import { writtenPhone } from '#domain/people/rules/written_phone'
import type { Taught } from '#domain/teaching/instructors/queries/find_taught'
import { storedNameFields } from '#domain/shared/text/person_names'

export default class InstructorTransformer extends BaseTransformer<Instructor> {
  constructor(
    instructor: Instructor,
    private taught: { subjects: Taught[]; levels: Taught[] },
    private centre: { gravatar: boolean }
  ) {
    super(instructor)
  }

  toObject() {
    const instructor = this.resource
    return {
      ...this.pick(instructor, [
        'id',
        'number',
        ...storedNameFields,
        'gender',
        'birth_date',
        'nationality',
        'national_id',
        'email',
        'phone',
        'whatsapp',
        'status',
        'hired_on',
        'left_on',
        'contract',
        'languages',
        'qualifications',
        'bio',
        'colour',
        'notes',
        'version',
      ]),
      max_weekly_hours: instructor.max_weekly_minutes && instructor.max_weekly_minutes / 60,
      phone_written: writtenPhone(instructor.phone),
      photo: instructorPhotoUrl(instructor),
      gravatar: gravatarUrl(instructor.email, this.centre),
      subjects: this.taught.subjects,
      levels: this.taught.levels,
      created_at: instructor.created_at.toISOString(),
      updated_at: instructor.updated_at.toISOString(),
      archived_at: instructor.archived_at?.toISOString() ?? null,
    }
  }
}
