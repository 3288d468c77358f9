import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { ClassSessionRow } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import type { ListPage } from '#domain/shared/lists/list_shape'

export default class ClassSessionListTransformer extends BaseTransformer<
  ListPage<ClassSessionRow>
> {
  /** `seesAttendance`: whether it is told if attendance is taken. */
  constructor(
    page: ListPage<ClassSessionRow>,
    private seesAttendance = false
  ) {
    super(page)
  }

  toObject() {
    return listed(this.resource, (session) => ({
      id: session.id,
      title: session.title,
      type: session.type,
      status: session.status,
      attendance: this.seesAttendance ? session.attendance : null,
      starts_at: session.starts_at.toISOString(),
      ends_at: session.ends_at.toISOString(),
      time_zone: session.time_zone,
      is_of_series: session.series_id !== null,
      group: session.group,
      student: session.student,
      instructor: session.instructor,
      assistants: session.assistants,
      room: session.room,
      branch_id: session.branch_id,
      version: session.version,
      archived_at: null as string | null,
    }))
  }
}
