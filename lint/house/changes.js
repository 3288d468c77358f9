import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const git = (folder, ...words) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...words], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })

const isCode = (path) =>
  /\.(js|ts|tsx)$/.test(path) &&
  !/^(\.adonisjs|public|storage|tmp)\/|^database\/schema\.ts$/.test(path)

/**
 * The code that changed since a commit, committed or not: each path with its added lines (1-based,
 * both ends included) and whether the path itself is new. Throws when git does not know the commit.
 */
export function changesSince(commit, folder = process.cwd()) {
  const diff = git(folder, 'diff', '--unified=0', '--no-color', '--no-ext-diff', '-M', commit, '--')
  const changes = new Map()
  let change
  for (const line of diff.split('\n')) {
    const path = /^(?:\+\+\+ b\/|rename to )(.+)$/.exec(line)?.[1]
    if (line.startsWith('diff --git')) change = undefined
    if (path) changes.set(path, (change = { spans: [], isNew: !existsAt(commit, path, folder) }))
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    if (change && start && count !== '0') {
      change.spans.push([Number(start), Number(start) + Number(count) - 1])
    }
  }
  for (const path of git(folder, 'ls-files', '--others', '--exclude-standard').split('\n')) {
    if (path) changes.set(path, { spans: [[1, Infinity]], isNew: true })
  }
  return new Map([...changes].filter(([path]) => isCode(path) && existsSync(`${folder}/${path}`)))
}

export const isAdded = ({ spans }, line) => spans.some(([from, to]) => line >= from && line <= to)

const trees = new Map()

/** Whether a file or folder stood at that path then. */
export function existsAt(commit, path, folder = process.cwd()) {
  const key = `${folder} ${commit}`
  if (!trees.has(key)) trees.set(key, pathsAt(commit, folder))
  return trees.get(key).has(path)
}

/** All files and folders of a commit: asking git for each of a thousand paths takes a minute. */
const pathsAt = (commit, folder) =>
  new Set(git(folder, 'ls-tree', '-r', '-t', '--full-tree', '--name-only', commit).split('\n'))
