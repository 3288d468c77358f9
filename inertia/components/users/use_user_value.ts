import { useRoleName } from '~/components/roles/use_role_name'
import type { RoleOption } from '~/components/users/types'
import { wordsOf } from '~/ui/form/fields/choice/several_field'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'

export function useUserValue(roles: RoleOption[]): WriteField {
  const inWords = useFieldValue('users')
  const roleName = useRoleName()
  return (name, value) => {
    if (name !== 'roles') return inWords(name, value)
    const ids = wordsOf(String(value))
    return roles
      .filter(({ id }) => ids.includes(id))
      .map(roleName)
      .join(' · ')
  }
}
