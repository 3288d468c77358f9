/**
 * Small files that several pages of people share, from `inertia/`: each by itself would be one more request before the first
 * row.
 */
export const sharedByPeople = [
  'access/may_new_family',
  'ui/names/names',
  'ui/record/person_cell',
  'components/families/new_family_button',
  'components/groups/use_option_name',
  'components/guardians/links/guardian_choice',
  'components/guardians/links/use_guardian_options',
  'components/students/student_status_word',
  'components/students/student_statuses',
]

/** Matches these files of `inertia/` wherever they stand, on any system. */
export const filesOf = (paths: string[]) =>
  new RegExp(paths.map((path) => `inertia/${path}`.replaceAll('/', '[\\\\/]')).join('|'))
