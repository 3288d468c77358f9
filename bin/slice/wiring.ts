import type { SliceNames } from '#bin/slice/names'

/** How a file changes that has to name a new slice; undefined when the place for it was not found. */
export type Wire = { file: string; change: (text: string) => string | undefined }

const registry = 'domain/shared/areas/areas.ts'

/** Where a new slice is named, and how; what is there already stays as it is. Its title stands in `areas.json`. */
export const wiresOf = (names: SliceNames, isWrittenOut: boolean): Wire[] => [
  { file: registry, change: (text) => registered(text, names) },
  { file: 'app/admin/routes.ts', change: (text) => routed(text, names, isWrittenOut) },
  {
    file: 'inertia/layouts/menu/area_icons.ts',
    change: (text) => {
      const imported = after(/^ {2}IconFingerprint,$/, ['  IconFolder,'])(text)
      return imported && after(/^ {2}subjects: /, [`  ${names.many}: IconFolder,`])(imported)
    },
  },
  {
    file: '.adonisjs/client/words.d.ts',
    change: after(/^ {2}subjects: typeof/, [
      `  ${names.many}: typeof import('../../resources/lang/en/${names.many}.json')`,
    ]),
  },
]

const after = (place: RegExp, lines: string[]) => (text: string) => {
  const all = text.split('\n')
  const at = all.findIndex((line) => place.test(line))
  if (at === -1) return undefined
  const missing = lines.filter((line) => !all.includes(line))
  return [...all.slice(0, at + 1), ...missing, ...all.slice(at + 1)].join('\n')
}

function routed(text: string, { one, many, oneCamel }: SliceNames, isWrittenOut: boolean) {
  const imported = after(/^import '#app\/admin\/subjects\/routes'$/, [
    `import '#app/admin/${many}/routes'`,
  ])(text)
  const exported = /^ {2}terms: catalogueExport/
  if (isWrittenOut) {
    const load = `() => import('#app/admin/${many}/${one}_export')`
    return imported && after(exported, [`  ${many}: ${load},`])(imported)
  }
  const defined = [`import { ${oneCamel}Catalogue } from '#app/admin/${many}/${one}_catalogue'`]
  const known = imported && after(/^import \{ subjectCatalogue \}/, defined)(imported)
  return known && after(exported, [`  ${many}: catalogueExport(${oneCamel}Catalogue),`])(known)
}

/** An area of records after the terms; one that was there for its permissions alone keeps them. */
function registered(text: string, { one, many }: SliceNames): string | undefined {
  const records = {
    record: `{ one: '${one}', named: 'name', search: 'text' }`,
    trail: `toldOf('${many}')`,
    menu: "listed('materials')",
    exported: 'true',
  }
  const start = text.indexOf(`\n  ${many}: {\n`)
  if (start !== -1) {
    const end = text.indexOf('\n  },\n', start)
    let entry = text.slice(start, end)
    for (const [field, value] of Object.entries(records)) {
      entry = entry.replace(new RegExp(`^( {4}${field}: )(null|false),$`, 'm'), `$1${value},`)
    }
    return text.slice(0, start) + entry + text.slice(end)
  }
  const end = text.indexOf('\n  },\n', text.indexOf('\n  terms: {\n'))
  if (end === -1) return undefined
  const place = end + '\n  },\n'.length
  const entry = `  ${many}: {
    route: '${many}',
    record: ${records.record},
    held: {
      group: 'teaching',
      verbs: areaVerbs,
      admin: { manager: 'ICUD', receptionist: '', accountant: '', coordinator: '' },
      student: false,
    },
    trail: ${records.trail},
    menu: ${records.menu},
    goKey: null,
    imported: false,
    exported: true,
  },
`
  return text.slice(0, place) + entry + text.slice(place)
}
