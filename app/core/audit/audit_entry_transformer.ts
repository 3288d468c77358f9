import { BaseTransformer } from '@adonisjs/core/transformers'
import { mayReadArea, mayReadEntry } from '#core/audit/may_read_entry'
import { shownChanges } from '#core/audit/shown_value'
import { administratorPhotoUrl } from '#core/pictures/administrator_photo_url'
import type { Principal } from '#domain/access/sessions/principal'
import type { AuditRow } from '#domain/access/audit/queries/list_audit'
import type { NamedRecord } from '#domain/access/audit/queries/name_records'
import { idsIn } from '#domain/shared/audit/ids_in'

export default class AuditEntryTransformer extends BaseTransformer<AuditRow> {
  constructor(
    entry: AuditRow,
    private user: Principal,
    private records: NamedRecord[] = []
  ) {
    super(entry)
  }

  toObject() {
    const entry = this.resource
    const { id, action, area } = entry
    const seesActors = this.user.may('admin.admins.index') && entry.actor_id
    const mayRead = mayReadEntry(this.user, entry)
    return {
      id,
      occurred_at: entry.occurred_at.toISOString(),
      actor_name: entry.actor_name,
      actor_name_other: entry.actor_name_other,
      actor_photo: seesActors ? administratorPhotoUrl(seesActors, entry.actor_photo) : null,
      action,
      area,
      is_own: entry.actor_id === entry.subject_id,
      subject: {
        type: entry.subject_type,
        id: entry.subject_id,
        name: mayRead ? entry.subject_name : null,
        name_other: mayRead ? entry.subject_name_other : null,
      },
      role_names: mayRead ? (entry.role_names ?? {}) : {},
      changes: mayRead ? shownChanges(entry) : [],
      records: mayRead ? this.#recordsOf(entry) : [],
    }
  }

  #recordsOf(entry: AuditRow) {
    const ids = idsIn(entry)
    return this.records
      .filter(({ id, area }) => ids.includes(id) && mayReadArea(this.user, area))
      .map(({ id, name, name_other }) => ({ id, name, name_other }))
  }
}
