import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownPerson } from '#core/people/told_person'
import { instructorPhotoUrl } from '#app/admin/instructors/instructor_photo_url'
import { gravatarUrl } from '#core/people/gravatar_url'
import type { Instructor } from '#domain/people/instructors/queries/find_instructor'
import type { Taught } from '#domain/teaching/instructors/queries/find_taught'

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
      ...shownPerson(instructor),
      ...this.pick(instructor, [
        'birth_date',
        'hired_on',
        'left_on',
        'contract',
        'languages',
        'qualifications',
        'bio',
        'colour',
      ]),
      max_weekly_hours: instructor.max_weekly_minutes && instructor.max_weekly_minutes / 60,
      photo: instructorPhotoUrl(instructor),
      gravatar: gravatarUrl(instructor.email, this.centre),
      subjects: this.taught.subjects,
      levels: this.taught.levels,
    }
  }
}
