import path from 'node:path'
import { existsAt } from './changes.js'
import { forbiddenWord } from './name_words.js'

/** New files and folders whose name bears a word that no name may bear. */
export function pathProblems(changes, base, folder) {
  return [...changes]
    .filter(([, { isNew }]) => isNew)
    .flatMap(([file]) => {
      const word = newPlaces(file, base, folder)
        .map((place) => forbiddenWord(place))
        .find(Boolean)
      return word ? [`${file}: “${word}” in a path doesn’t say what it is`] : []
    })
}

/** The file's own name, and the names of the folders above it that did not stand then. */
function newPlaces(file, base, folder) {
  const places = [path.basename(file).replace(/\.\w+$/, '')]
  for (let place = path.dirname(file); place !== '.'; place = path.dirname(place)) {
    if (existsAt(base, place, folder)) break
    places.push(path.basename(place))
  }
  return places
}
