import { importsAmong } from './imports.js'

/** New files of the domain that only pages import: they belong in inertia/. */
export function roomProblems(changes, sources, read) {
  const imports = importsAmong(sources, read)
  const importersOf = (file) =>
    [...imports].filter(([, all]) => all.some(({ path }) => path === file)).map(([path]) => path)
  return [...changes]
    .filter(([file, { isNew }]) => isNew && file.startsWith('domain/'))
    .filter(([file]) => {
      const importers = importersOf(file).filter((path) => !path.startsWith('tests/'))
      return importers.length > 0 && importers.every((path) => path.startsWith('inertia/'))
    })
    .map(([file]) => `${file}: only pages import it: it belongs in inertia/`)
}
