import { isAdded } from './changes.js'
import { importsAmong, wayBetween } from './imports.js'

/** Added imports that close a circle: the files on the way back are named. */
export function circleProblems(changes, sources, read) {
  const imports = importsAmong(sources, read)
  return [...changes].flatMap(([file, change]) =>
    (imports.get(file) ?? [])
      .filter(({ line }) => isAdded(change, line))
      .flatMap(({ path, line }) => {
        const way = wayBetween(imports, path, file)
        return way
          ? [`${file}:${line}: closes a circle of imports: ${[file, ...way].join(' → ')}`]
          : []
      })
  )
}
