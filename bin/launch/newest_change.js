import fs from 'node:fs'

/** When the newest of these files and folders changed, in ms; folders count, so that a removed file is noticed. */
export function newestChange(paths) {
  return Math.max(0, ...paths.filter((path) => fs.existsSync(path)).map(newestIn))
}

function newestIn(path) {
  const stat = fs.statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = fs.readdirSync(path).map((name) => newestIn(`${path}/${name}`))
  return Math.max(stat.mtimeMs, ...inside)
}
