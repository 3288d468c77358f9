const applicationRoot = new URL('../', import.meta.url)

export function importer(path: string): Promise<unknown> {
  const relative = path.startsWith('./') || path.startsWith('../')
  return import(relative ? new URL(path, applicationRoot).href : path)
}
