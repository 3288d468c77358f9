import { BaseTransformer } from '@adonisjs/core/transformers'
import { administratorPhotoUrl } from '#core/pictures/administrator_photo_url'
import type { Permission } from '#domain/access/permissions'
import type { Principal } from '#domain/access/principal'
import type { AuditRow } from '#domain/access/queries/list_audit'
import { writtenPhone } from '#domain/people/rules/written_phone'

/** Whoever may not see the records of an area may not read them in the trail either. */
const needed: Record<string, Permission> = {
  users: 'admin.admins.index',
  roles: 'admin.roles.index',
  students: 'admin.students.index',
  subjects: 'admin.subjects.index',
  levels: 'admin.levels.index',
  courses: 'admin.courses.index',
}

type Shown = string | number | boolean | string[] | null

/** Who did what to whom: each changed field with what it was and what it became. */
export default class AuditEntryTransformer extends BaseTransformer<AuditRow> {
  constructor(
    entry: AuditRow,
    private user: Principal
  ) {
    super(entry)
  }

  toObject() {
    const entry = this.resource
    const { id, action, area, before, after } = entry
    const permission = needed[area]
    const seesActors = this.user.may('admin.admins.index') && entry.actor_id
    const mayRead = !permission || this.user.may(permission)
    const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
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
      changes: (mayRead ? fields : []).map((field) => ({
        field,
        before: shown(field, before?.[field]),
        after: shown(field, after?.[field]),
      })),
    }
  }
}

function shown(field: string, value: unknown): Shown {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map(String)
  if (field === 'phone') return writtenPhone(String(value))
  if (field === 'photo') return true
  return typeof value === 'object' ? JSON.stringify(value) : (value as Shown)
}
