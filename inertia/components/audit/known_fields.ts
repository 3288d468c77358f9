/** Every changed field of an account or a role that has a label (audit.fields.*). */
export const knownFields = [
  'roles',
  'permissions_added',
  'permissions_removed',
  'name',
  'name_ar',
  'description',
  'kind',
  'email',
  'phone',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
  'status',
  'archived_at',
  'replacement',
] as const

export type KnownField = (typeof knownFields)[number]
