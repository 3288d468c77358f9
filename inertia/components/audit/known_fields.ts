/** Every changed field of an account, a role or a catalogue entry that has a label (audit.fields.*). */
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
  'code',
  'name_en',
  'title_en',
  'title_ar',
  'colour',
  'position',
] as const

export type KnownField = (typeof knownFields)[number]
