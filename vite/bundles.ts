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

/**
 * Components of Mantine that a list is drawn with: fetched with the first page. A page that draws others
 * fetches them too.
 */
export const componentsOfLists = [
  'ActionIcon',
  'Box',
  'Button',
  'Checkbox',
  'CloseButton',
  'Group',
  'Input',
  'InputBase',
  'Loader',
  'Menu',
  'NativeSelect',
  'Pagination',
  'Paper',
  'Popover',
  'Portal',
  'Skeleton',
  'Stack',
  'Text',
  'TextInput',
  'Title',
  'Transition',
  'UnstyledButton',
  'VisuallyHidden',
]

/**
 * The files of Mantine that are fetched with the first page. What only forms and dialogs use comes with
 * these.
 */
export const kitOfLists = new RegExp(
  [
    '@mantine/core/esm/(core|utils)/',
    '@mantine/hooks/',
    '@floating-ui/',
    `@mantine/core/esm/components/(${componentsOfLists.join('|')})/`,
  ]
    .map((path) => `node_modules/${path}`)
    .join('|')
)
