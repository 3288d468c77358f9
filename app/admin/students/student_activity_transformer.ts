import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ActivityRow } from '#domain/people/queries/student_activity'
import { writtenPhone } from '#domain/people/rules/written_phone'

/** Who changed what: each changed field with what it was and what it became. A picture is only said to be there. */
export default class StudentActivityTransformer extends BaseTransformer<ActivityRow> {
  toObject() {
    const { id, occurred_at, actor_name, actor_name_other, action, before, after } = this.resource
    const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    return {
      id,
      occurred_at: occurred_at.toISOString(),
      actor_name,
      actor_name_other,
      action,
      changes: fields.map((field) => ({
        field,
        before: shown(field, before?.[field]),
        after: shown(field, after?.[field]),
      })),
    }
  }
}

function shown(field: string, value: unknown) {
  if (value === null || value === undefined) return null
  if (field === 'phone') return writtenPhone(String(value))
  return field === 'photo' ? true : (value as string | number | boolean)
}
