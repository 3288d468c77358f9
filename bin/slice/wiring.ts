import type { SliceNames } from '#bin/slice/names'

/** Lines that stand beside those of the subjects wherever a slice has to be named. */
export type Wire = { file: string; after: RegExp; lines: string[] }

const acts = ['create', 'update', 'archive', 'restore', 'delete']

/** Where a new slice is named, and how; what is there already stays as it is. */
export const wiresOf = ({ one, many, manyPath }: SliceNames, isNewArea: boolean): Wire[] => [
  {
    file: 'start/routes.ts',
    after: /^import '#app\/admin\/subjects\/routes'$/,
    lines: [`import '#app/admin/${many}/routes'`],
  },
  ...(isNewArea
    ? [{ file: 'domain/access/permissions.ts', after: /^ {2}'terms',$/, lines: [`  '${many}',`] }]
    : []),
  {
    file: 'domain/access/queries/list_audit.ts',
    after: /^ {2}'subjects',$/,
    lines: [`  '${many}',`],
  },
  {
    file: 'app/core/audit/may_read_entry.ts',
    after: /^ {2}subjects: \['admin\.subjects\.index'\],$/,
    lines: [`  ${many}: ['admin.${many}.index'],`],
  },
  {
    file: 'inertia/components/audit/known_actions.ts',
    after: /^ {2}'subjects\.delete',$/,
    lines: acts.map((act) => `  '${many}.${act}',`),
  },
  {
    file: 'inertia/components/audit/own_fields.ts',
    after: /^ {2}subjects: /,
    lines: [`  ${many}: { area: '${many}' },`],
  },
  {
    file: '.adonisjs/client/words.d.ts',
    after: /^ {2}subjects: typeof/,
    lines: [`  ${many}: typeof import('../../resources/lang/en/${many}.json')`],
  },
  {
    file: 'tests/functional/access/route_rules.ts',
    after: /^ {2}'admin\.subject_exports\.show'/,
    lines: rules(one, many),
  },
  {
    file: 'tests/helpers/pages/material_pages.ts',
    after: /^ {4}'subjects-edit': /,
    lines: [
      `    '${many}': '/admin/${manyPath}',`,
      `    '${many}-create': '/admin/${manyPath}/create',`,
    ],
  },
]

function rules(one: string, many: string) {
  const needed = {
    [`${many}.index`]: 'index',
    [`${many}.create`]: 'create',
    [`${many}.store`]: 'create',
    [`${many}.show`]: 'index',
    [`${many}.edit`]: 'update',
    [`${many}.update`]: 'update',
    [`${many}.destroy`]: 'delete',
    [`${one}_archives.store`]: 'delete',
    [`${one}_archives.destroy`]: 'update',
  }
  return [
    ...Object.entries(needed).map(
      ([route, verb]) => `  'admin.${route}': may('admin.${many}.${verb}'),`
    ),
    `  'admin.${one}_exports.show': may('admin.${many}.index', 'admin.exports.index'),`,
  ]
}

/** The text with the lines after the first one that fits; undefined when none fits. */
export function wired(text: string, { after, lines }: Wire): string | undefined {
  const all = text.split('\n')
  const place = all.findIndex((line) => after.test(line))
  if (place === -1) return undefined
  const missing = lines.filter((line) => !all.includes(line))
  return [...all.slice(0, place + 1), ...missing, ...all.slice(place + 1)].join('\n')
}
