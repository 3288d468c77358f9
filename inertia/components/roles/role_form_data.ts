import type { Role } from '~/components/roles/types'

/** A role as its form holds it; the permissions as one text, so that drafts and merges compare it. */
export type RoleFormData = {
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
export function roleFormData(role: Role | null, model: Role | null = null): RoleFormData {
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
