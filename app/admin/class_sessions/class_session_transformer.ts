import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FoundClassSession } from '#domain/scheduling/class_sessions/queries/find_class_session'

export default class ClassSessionTransformer extends BaseTransformer<FoundClassSession> {
  toObject() {
    const { id, title, type, status, series_id, series_ends_on, clash_reason } = this.resource
    const { group, student, instructor, room, online_url, notes, version } = this.resource
    const { cancelled_by, cancel_reason, starts_at, ends_at, created_at } = this.resource
    return {
      ...{ id, title, type, status, series_id, series_ends_on, clash_reason },
      ...{ group, student, instructor, room, online_url, notes, version },
      ...{ cancelled_by, cancel_reason },
      starts_at: starts_at.toISOString(),
      ends_at: ends_at.toISOString(),
      created_at: created_at.toISOString(),
      archived_at: null as string | null,
    }
  }
}
