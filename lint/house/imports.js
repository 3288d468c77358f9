import { readFileSync } from 'node:fs'

const aliases = {
  '#core/': 'app/core/',
  '~/': 'inertia/',
  ...Object.fromEntries(
    'app domain database providers start config commands bin benchmarks inertia vite tests'
      .split(' ')
      .map((room) => [`#${room}/`, `${room}/`])
  ),
}
const statement = /^[ \t]*(?:import|export)\b[^'";]*?\bfrom\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/** The imports among these files, types too, by file: the imported path and its line (1-based). */
export function importsAmong(paths, read = (path) => readFileSync(path, 'utf8')) {
  const all = new Set(paths)
  return new Map(paths.map((path) => [path, [...importsIn(read(path), all)]]))
}

function* importsIn(text, all) {
  for (const match of text.matchAll(statement)) {
    const specifier = match[1] ?? match[2]
    const alias = Object.keys(aliases).find((start) => specifier.startsWith(start))
    if (!alias) continue
    const stem = aliases[alias] + specifier.slice(alias.length)
    const path = ['.ts', '.tsx', '.js'].map((end) => stem + end).find((file) => all.has(file))
    if (path) yield { path, line: text.slice(0, match.index + match[0].length).split('\n').length }
  }
}

/** The shortest way from one file to another along the imports, both named; undefined where there is none. */
export function wayBetween(imports, from, to) {
  const before = new Map([[from, undefined]])
  for (const path of before.keys()) {
    if (path === to) return stepsTo(path, before)
    for (const next of imports.get(path) ?? [])
      if (!before.has(next.path)) before.set(next.path, path)
  }
  return undefined
}

function stepsTo(path, before) {
  const steps = []
  for (let at = path; at !== undefined; at = before.get(at)) steps.unshift(at)
  return steps
}
