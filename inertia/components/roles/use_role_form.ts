import { urlFor } from '~/client'
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

/** A role as its form holds it; the permissions as one text, so that drafts and merges compare it. */
type RoleFormData = {
  kind: string
  name: string
  name_ar: string
  description: string
  permissions: string
  version: number
  photo: null
  remove_photo: boolean
}

/** What the form starts from: the saved role, one to start from, or an empty one. */
function roleFormData(role: Role | null, model: Role | null = null): RoleFormData {
  return {
    kind: (role ?? model)?.kind ?? 'admin',
    name: role?.name ?? '',
    name_ar: role?.name_ar ?? '',
    description: role?.description ?? '',
    permissions: [...((role ?? model)?.permissions ?? [])].sort().join(' '),
    version: role?.version ?? 1,
    photo: null,
    remove_photo: false,
  }
}

export const listOf = (text: string) => text.split(' ').filter(Boolean)
