import type { HttpContext } from '@adonisjs/core/http'
import { knownFamily } from '#app/admin/families/known_family'
import type { FamilyDuplicates } from '#app/admin/families/family_refusal'
import DuplicateTransformer from '#app/admin/students/duplicate_transformer'
import { guardianModes } from '#app/admin/students/new_guardian'
import { sameContactsOf } from '#core/people/same_contacts'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'
import { TargetGroups } from '#domain/teaching/groups/queries/group_options'
import { mostAtOnce } from '#domain/shared/limits/counts'

export async function familyPage(ctx: HttpContext) {
  const { auth, session, tenant } = ctx
  const user = auth.getUserOrFail()
  const family = await knownFamily(ctx)
  const mayEnrol = user.may('admin.enrolments.create') && user.may('admin.groups.index')
  const duplicates = (session.flashMessages.get('family_duplicates') ?? []) as FamilyDuplicates
  const modes = guardianModes(user).filter((mode) => mode !== 'none' || family?.guardian === null)
  return {
    family,
    modes,
    most: mostAtOnce.children,
    today: today(tenant.timezone),
    targets: mayEnrol ? await readStatements(tenant.id, () => new TargetGroups().execute()) : null,
    duplicates: duplicates.map(({ child, people }) => ({
      child,
      people: people.map((person) => ({
        ...new DuplicateTransformer(person).toObject(),
        // once more JSON than the type says: a refusal waits in the session
        archived_at: person.archived_at && String(person.archived_at),
      })),
    })),
    guardian_duplicates: sameContactsOf(ctx, 'guardian_duplicates'),
  }
}
