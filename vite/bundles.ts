import fs from 'node:fs'
import { join } from 'node:path'

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

/** These files of the shell's folders are needed by most pages, but not by the first load of a list. */
const besideTheShell = [
  'hooks/use_(money|focus_back|week|joined|reader|mounted|clock_in)\\.',
  'ui/(money|swatch|error_text|bidi|isolate|use_relative_time)\\.',
]

const shellFolders =
  /inertia[\\/](appearance|hooks|language|components[\\/]shell|layouts|ui[\\/](?!dialog|copy_button)[^\\/]+$)/

export const partsOfShell = (id: string) =>
  shellFolders.test(id) && !filesOf(besideTheShell).test(id)

/** The icons of the first load are written in the frame of every page, its menu and the list. */
const iconPlaces = [
  'components/families',
  'components/search',
  'components/shell',
  'components/students/bulk',
  'feedback',
  'layouts',
  'pages/admin/students/index.tsx',
  'shortcuts',
  'ui/list',
  'ui/page',
  'ui/record',
]

/** The icons fetched with the first page; those that only other pages share come with these. */
export function iconsOfLists(root: string): RegExp {
  const files = iconPlaces.flatMap((place) => sourcesIn(join(root, 'inertia', place)))
  const imported = files.flatMap((file) =>
    [
      ...fs.readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from '@tabler\/icons-react'/g),
    ].map(([, names]) => names!)
  )
  const names = new Set(imported.join().match(/\bIcon\w+/g))
  return new RegExp(`@tabler[\\\\/].*[\\\\/](${[...names].join('|')})\\.mjs$`)
}

function sourcesIn(path: string): string[] {
  if (!fs.statSync(path).isDirectory()) return [path]
  return fs
    .readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(path, file))
}

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
    '@mantine/hooks/(?!esm/use-move/)',
    '@floating-ui/',
    `@mantine/core/esm/components/(${componentsOfLists.join('|')})/`,
  ]
    .map((path) => `node_modules/${path}`)
    .join('|')
)
