import { urlFor } from '~/client'
import { listOf, roleFormData } from '~/components/roles/role_form_data'
import type { Role } from '~/components/roles/types'
import { useRecordForm } from '~/ui/form/use_record_form'

const APART = ['kind']
const SETS = ['permissions']

export function useRoleForm(role: Role | null, model: Role | null) {
  return useRecordForm({
    saved: roleFormData(role, model),
    isNew: role === null,
    apart: APART,
    sets: SETS,
    send: (form, options) => {
      form.transform(({ permissions, photo, remove_photo, ...data }) => ({
        ...data,
        permissions: listOf(permissions),
      }))
      if (role) form.put(urlFor('admin.roles.update', { id: role.id }), options)
      else form.post(urlFor('admin.roles.store'), options)
    },
  })
}

export type RoleForm = ReturnType<typeof useRoleForm>
