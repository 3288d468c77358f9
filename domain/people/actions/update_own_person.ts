import { findOwnPerson, type PersonKey } from '#domain/people/queries/find_own_person'
import { onlyOwn } from '#domain/people/rules/own_fields'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { saveVersion } from '#domain/shared/records/update_record'
import { sameLead, type StoredNames } from '#domain/shared/text/person_names'
import { ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  person: PersonKey
  version: number
  /** By column; what this kind of person may not write is left out. An absent photo is kept. */
  columns: Record<string, unknown>
}

type Saved = { replacedPhoto: string | null }

const areas = {
  administrator: 'admins',
  instructor: 'instructors',
  student: 'students',
  guardian: 'guardians',
}

export class UpdateOwnPerson {
  async execute(input: Input): Promise<Result<Saved, StaleVersion>> {
    return withTenant(input.tenantId, async () => {
      const { person, actor } = input
      const saved = await findOwnPerson(person)
      if (!saved || isStale(saved, input.version)) return staleVersion

      const own = onlyOwn(person.type, input.columns)
      const change = changedFields(saved, isNamed(own) ? sameLead(saved, own) : own)
      if (change.fields.length === 0) return ok({ replacedPhoto: null })
      // All tables of people have the columns that may be their own
      const table = `${person.type}s` as 'students'
      const { version } = saved
      const edit = { id: person.id, version, columns: change.after, saved }
      if (!(await saveVersion({ table }, edit))) return staleVersion

      const { before, after } = change
      const subject = { subjectType: person.type, subjectId: person.id }
      await recordAudit({
        actor,
        action: `${areas[person.type]}.update`,
        ...subject,
        before,
        after,
      })
      return ok({ replacedPhoto: 'photo' in after ? saved.photo : null })
    })
  }
}

const isNamed = (columns: Record<string, unknown>): columns is StoredNames =>
  typeof columns.first_name === 'string'
