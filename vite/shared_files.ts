import { join, parse } from 'node:path'
import { importsOf, pagesOf, reachable, type Graph } from './module_graph.ts'

/** These are drawn with the first page, so that what they import is in its files already. */
const firstPages = ['app.tsx', 'layouts/admin.tsx', 'pages/admin/students/index.tsx']

/** One more request costs a page about as much as this many bytes of source that it doesn't need. */
const bytesOfRequest = 10_000

type Share = { ids: string[]; bytes: number; pages: Set<string>; imports: Set<Share> }

/**
 * Names the file for what several pages share beside the first load. One by one these modules would be a
 * hundred requests for a record, and all in one far too much for a form: modules are joined while the
 * requests that pages save outweigh the bytes that they fetch in vain.
 */
export function sharedFiles(root: string) {
  let names: Map<string, string> | undefined
  return (id: string, graph: Graph): string | null => {
    names ??= nameFiles(join(root, 'inertia'), graph)
    return names.get(id) ?? null
  }
}

function nameFiles(root: string, graph: Graph): Map<string, string> {
  const drawnFirst = reachable(
    firstPages.map((page) => join(root, page)),
    graph
  )
  const shares = joinShares(sharesOf(pagesOf(join(root, 'app.tsx'), graph), drawnFirst, graph))
  return new Map(
    shares.flatMap(({ ids }, n) => ids.map((id) => [id, `${parse(ids[0]!).name}-${n}`] as const))
  )
}

/** One share for each set of pages that need the same modules. */
function sharesOf(pages: Set<string>, drawnFirst: Set<string>, graph: Graph): Share[] {
  const users = new Map<string, Set<string>>()
  for (const page of pages)
    for (const id of reachable([page], graph))
      if (!drawnFirst.has(id) && !pages.has(id))
        users.set(id, (users.get(id) ?? new Set()).add(page))

  const shares = new Map<string, Share>()
  const shareOf = new Map<string, Share>()
  for (const id of [...users.keys()].sort()) {
    const needed = users.get(id)!
    if (needed.size < 2) continue
    const key = [...needed].sort().join()
    const share = shares.get(key) ?? { ids: [], bytes: 0, pages: needed, imports: new Set() }
    share.ids.push(id)
    share.bytes += graph.getModuleInfo(id)?.code?.length ?? 0
    shares.set(key, share)
    shareOf.set(id, share)
  }
  for (const [id, share] of shareOf)
    for (const next of importsOf(id, graph)) {
      const other = shareOf.get(next)
      if (other && other !== share) share.imports.add(other)
    }
  return [...shares.values()]
}

/** Joins each share, the smallest first, with the one that saves most, until none saves anything. */
function joinShares(shares: Share[]): Share[] {
  const waiting = new Set(shares)
  const joined = new Set(shares)
  while (waiting.size > 0) {
    const [share] = [...waiting].sort((a, b) => a.bytes - b.bytes)
    waiting.delete(share!)
    const best = bestPartner(share!, joined)
    if (!best) continue
    const both = joinPair(share!, best, joined)
    for (const one of [share!, best]) {
      joined.delete(one)
      waiting.delete(one)
    }
    joined.add(both)
    waiting.add(both)
  }
  return [...joined]
}

function bestPartner(share: Share, all: Set<Share>): Share | undefined {
  let best: Share | undefined
  let most = 0
  for (const other of all) {
    if (other === share || share.pages.isDisjointFrom(other.pages)) continue
    const saved = savedBy(share, other)
    if (saved > most) [best, most] = [other, saved]
  }
  return best
}

function importedBy(shares: Share[]): Set<Share> {
  const all = new Set(shares)
  for (const share of all) for (const next of share.imports) all.add(next)
  return all
}

function savedBy(a: Share, b: Share): number {
  const pages = a.pages.union(b.pages)
  const imported = importedBy([a, b])
  let cost = pages.size * (bytesOfRequest + a.bytes + b.bytes)
  cost -= a.pages.size * (bytesOfRequest + a.bytes) + b.pages.size * (bytesOfRequest + b.bytes)
  for (const share of imported)
    if (share !== a && share !== b)
      cost += pages.difference(share.pages).size * (bytesOfRequest + share.bytes)
  return -cost
}

function joinPair(a: Share, b: Share, all: Set<Share>): Share {
  const both = {
    ids: [...a.ids, ...b.ids],
    bytes: a.bytes + b.bytes,
    pages: a.pages.union(b.pages),
    imports: a.imports.union(b.imports),
  }
  both.imports.delete(a)
  both.imports.delete(b)
  for (const share of all)
    if (share.imports.has(a) || share.imports.has(b)) {
      share.imports.delete(a)
      share.imports.delete(b)
      share.imports.add(both)
    }
  for (const share of importedBy([...both.imports])) share.pages = share.pages.union(both.pages)
  return both
}
