import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownChanges } from '#core/audit/shown_value'
import { administratorPhotoUrl } from '#core/pictures/administrator_photo_url'
import type { Permission } from '#domain/access/permissions'
import type { Principal } from '#domain/access/principal'
import type { AuditRow } from '#domain/access/queries/list_audit'
import { idsIn, type NamedRecord } from '#domain/access/queries/name_records'

/** Whoever may not see the records of an area may not read them in the trail either. */
const needed: Record<string, Permission> = {
  users: 'admin.admins.index',
  roles: 'admin.roles.index',
  students: 'admin.students.index',
  guardians: 'admin.guardians.index',
  households: 'admin.guardians.index',
  instructors: 'admin.instructors.index',
  payouts: 'admin.payouts.index',
  subjects: 'admin.subjects.index',
  levels: 'admin.levels.index',
  courses: 'admin.courses.index',
  terms: 'admin.terms.index',
  groups: 'admin.groups.index',
  enrolments: 'admin.enrolments.index',
  services: 'admin.services.index',
  packages: 'admin.packages.index',
}

/** Who did what to whom: each changed field with what it was and what it became. */
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
    const mayRead = this.#mayRead(area)
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
      /** The Arabic names of the roles it names, by their names. */
      role_names: mayRead ? (entry.role_names ?? {}) : {},
      changes: mayRead ? shownChanges(entry) : [],
      /** What its changes name by id. */
      records: mayRead ? this.#recordsOf(entry) : [],
    }
  }

  #mayRead(area: string): boolean {
    const permission = needed[area]
    return !permission || this.user.may(permission)
  }

  #recordsOf(entry: AuditRow) {
    const ids = idsIn(entry)
    return this.records
      .filter(({ id, area }) => ids.includes(id) && this.#mayRead(area))
      .map(({ id, name, name_other }) => ({ id, name, name_other }))
  }
}
