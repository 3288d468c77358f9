import { BaseTransformer } from '@adonisjs/core/transformers'
import { listedPerson } from '#core/people/told_person'
import { instructorPhotoUrl } from '#app/admin/instructors/instructor_photo_url'
import { listed } from '#core/lists/listed'
import { gravatarUrl } from '#core/people/gravatar_url'
import type {
  InstructorRow,
  listInstructors,
} from '#domain/teaching/instructors/queries/list_instructors'

type Page = Awaited<ReturnType<typeof listInstructors>>
type Centre = { gravatar: boolean }

export default class InstructorListTransformer extends BaseTransformer<Page> {
  constructor(
    page: Page,
    private centre: Centre,
    /** How many minutes each teaches this week; null for whoever may not see sessions. */
    private weekly: ReadonlyMap<string, number> | null
  ) {
    super(page)
  }

  toObject() {
    return listed(this.resource, (instructor) => ({
      ...row(instructor, this.centre),
      weekly_minutes: this.weekly && (this.weekly.get(instructor.id) ?? 0),
    }))
  }
}

const row = (instructor: InstructorRow, centre: Centre) => ({
  ...listedPerson(instructor),
  photo: instructorPhotoUrl(instructor),
  gravatar: gravatarUrl(instructor.email, centre),
  colour: instructor.colour,
  subjects: instructor.subjects,
  groups: instructor.groups,
  max_weekly_minutes: instructor.max_weekly_minutes,
})
