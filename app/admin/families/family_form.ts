import type { Infer } from '@vinejs/vine/types'
import type { familyValidator } from '#app/admin/families/family_validator'
import { confirmationIn } from '#app/admin/placements/confirmation'
import { namesOfForm } from '#core/people/name_form'
import { unknownPerson } from '#domain/people/person_fields'

type Child = Infer<typeof familyValidator>['children'][number]

export const childOf = (child: Child) => ({
  groupId: child.group_id ?? null,
  ...confirmationIn(child),
  duplicatesConfirmed: child.confirm_duplicate ?? false,
  fields: {
    ...unknownPerson,
    ...namesOfForm(child),
    gender: child.gender ?? null,
    birthDate: child.birth_date ?? null,
    schoolName: null,
    status: 'active' as const,
  },
})
