const applicationRoot = new URL('../', import.meta.url)

/** How the framework imports what adonisrc.ts and the config folder name. */
export function importer(path: string): Promise<unknown> {
  const relative = path.startsWith('./') || path.startsWith('../')
  return import(relative ? new URL(path, applicationRoot).href : path)
}
