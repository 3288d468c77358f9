type Module = { code: string | null; importedIds: string[]; dynamicallyImportedIds: string[] }
export type Graph = { getModuleInfo: (id: string) => Module | null }

export function importsOf(id: string, graph: Graph): string[] {
  return graph.getModuleInfo(id)?.importedIds ?? []
}

export function reachable(ids: string[], graph: Graph): Set<string> {
  const modules = new Set(ids)
  for (const id of modules) for (const next of importsOf(id, graph)) modules.add(next)
  return modules
}

/** Everything that is loaded by itself: pages, and dialogs that open later. */
export function pagesOf(app: string, graph: Graph): Set<string> {
  const modules = new Set([app])
  const pages = new Set<string>()
  for (const id of modules) {
    const later = graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []
    for (const page of later) pages.add(page)
    for (const next of [...importsOf(id, graph), ...later]) modules.add(next)
  }
  return pages
}
