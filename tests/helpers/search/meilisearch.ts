import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bindExternalSearch } from '#core/search/external/external_search'
import { MeilisearchServer } from '#core/search/external/meilisearch_server'

type Cleanup = (run: () => Promise<void>) => void
type Document = { id: string } & Record<string, unknown>
type Index = { documents: Map<string, Document>; settings: Record<string, unknown> }
type Search = { indexUid: string; q?: string; limit?: number; attributesToRetrieve?: string[] }
type Sent = { method: string; path: string; body: unknown }
type Refused = { status: number; code: string }
type Task = { status: string; error?: { code: string; message: string } }

const patience = { search: 300, other: 2_000, task: 2_000 }

const key = 'the-search-key-of-the-tests'

/** What documentation names; whatever else is sent is a mistake of ours. */
const known = {
  settings: ['searchableAttributes', 'filterableAttributes', 'rankingRules', 'typoTolerance'],
  search: [
    ...['indexUid', 'q', 'limit', 'offset', 'filter', 'matchingStrategy'],
    ...['attributesToRetrieve', 'attributesToHighlight', 'attributesToCrop', 'cropLength'],
    ...['cropMarker', 'highlightPreTag', 'highlightPostTag', 'showMatchesPosition'],
  ],
}

/**
 * A server that speaks Meilisearch's documented HTTP and looks at what it is sent; its search is a
 * mere `includes`.
 */
class FakeMeilisearch {
  readonly indexes = new Map<string, Index>()
  readonly sent: Sent[] = []
  /** What it would not have understood. */
  readonly mistakes: string[] = []
  mode: 'well' | 'failing' | 'silent' | 'strange' = 'well'
  /** The code the next task fails with. */
  failNext: string | undefined
  /** What no document of a task may hold, else all of it fails. */
  refused: string | undefined
  /** What comes next by this method is not answered, and taken up by takeUpHeld(). */
  holdNext: 'POST' | 'DELETE' | undefined
  /** Called whenever documents have come. */
  onDocuments?: () => void
  #held: Sent[] = []
  #tasks: Task[] = []

  readonly server = http.createServer((request, response) => void this.#serve(request, response))

  documents(uid: string) {
    return [...(this.indexes.get(uid)?.documents.values() ?? [])]
  }

  takeUpHeld() {
    for (const sent of this.#held.splice(0)) this.#answer(sent)
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    if (this.mode === 'silent') return
    if (this.mode === 'failing') return response.writeHead(500).end('<h1>Bad gateway</h1>')
    if (this.mode === 'strange') return response.writeHead(200).end('{"results": "none"}')
    const sent = { method: request.method!, path: request.url!, body: text && JSON.parse(text) }
    this.sent.push(sent)
    if (sent.path.includes('/documents')) {
      this.onDocuments?.()
      if (sent.method === this.holdNext) {
        this.holdNext = undefined
        return this.#held.push(sent)
      }
    }
    if (text && request.headers['content-type'] !== 'application/json')
      this.#mistake('no JSON', sent)
    const isOurs = request.headers.authorization === `Bearer ${key}`
    const answer = isOurs ? this.#answer(sent) : { status: 403, code: 'invalid_api_key' }
    const status = 'status' in answer && typeof answer.status === 'number' ? answer.status : 200
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  }

  #answer(sent: Sent): object {
    const { method, path, body } = sent
    const [, uid = '', what] = /^\/indexes\/([\w-]+)\/(.+)$/.exec(path) ?? []
    switch (`${method} ${uid ? what : path}`) {
      case 'POST /indexes':
        return this.#create(body as { uid: string; primaryKey: string })
      case 'PATCH settings':
        return this.#task(() =>
          Object.assign(this.#index(uid).settings, this.#of('settings', body))
        )
      case 'POST documents?primaryKey=id':
        return this.#task(() => this.#put(uid, body as Document[]), body)
      case 'POST documents/delete-batch':
        return this.#task(() => {
          for (const id of body as string[]) this.#index(uid).documents.delete(id)
        })
      case 'DELETE documents':
        return this.#task(() => this.#index(uid).documents.clear())
      case 'POST /multi-search':
        return this.#searchAll((body as { queries: Search[] }).queries)
      case 'POST search':
        return this.#search({ ...(body as Search), indexUid: uid }) ?? absent(404)
    }
    const [, task] = /^\/tasks\/(\d+)$/.exec(path) ?? []
    if (method === 'GET' && task) return { uid: Number(task), ...this.#tasks[Number(task)] }
    return this.#mistake('unknown', sent)
  }

  /** Taken up at once, done by the time somebody asks. */
  #task(act: () => unknown, body?: unknown): object {
    const isRefused =
      this.refused !== undefined && JSON.stringify(body ?? '').includes(this.refused)
    const code = isRefused ? 'invalid_document_id' : this.failNext
    this.failNext = undefined
    if (code === undefined) act()
    this.#tasks.push(
      code === undefined
        ? { status: 'succeeded' }
        : { status: 'failed', error: { code, message: `It failed with ${code}` } }
    )
    return { taskUid: this.#tasks.length - 1, status: 'enqueued' }
  }

  #create({ uid, primaryKey }: { uid: string; primaryKey: string }) {
    if (primaryKey !== 'id') this.mistakes.push(`primary key ${primaryKey}`)
    if (this.indexes.has(uid)) this.failNext = 'index_already_exists'
    return this.#task(() => this.#index(uid))
  }

  #index(uid: string): Index {
    const found = this.indexes.get(uid) ?? { documents: new Map(), settings: {} }
    this.indexes.set(uid, found)
    return found
  }

  #put(uid: string, documents: Document[]) {
    for (const document of documents) {
      if (!/^[\w-]{1,511}$/.test(document.id)) this.mistakes.push(`id ${document.id}`)
      this.#index(uid).documents.set(document.id, document)
    }
  }

  #searchAll(queries: Search[]): object {
    const results = queries.map((query) => this.#search(query))
    return results.includes(undefined) ? absent(400) : { results }
  }

  #search(query: Search) {
    const { indexUid, q = '', limit = 20, attributesToRetrieve = ['*'] } = this.#of('search', query)
    const index = this.indexes.get(indexUid)
    if (!index) return undefined
    const found = [...index.documents.values()].filter((one) => JSON.stringify(one).includes(q))
    const hits = found.slice(0, limit).map((document) => {
      const told = Object.entries(document).filter(([name]) => attributesToRetrieve.includes(name))
      return { ...Object.fromEntries(told), _formatted: document }
    })
    return {
      indexUid,
      hits,
      query: q,
      limit,
      estimatedTotalHits: found.length,
      processingTimeMs: 0,
    }
  }

  #of<T>(what: keyof typeof known, body: T): T {
    for (const name of Object.keys(body as object)) {
      if (!known[what].includes(name)) this.mistakes.push(`${what}.${name}`)
    }
    return body
  }

  #mistake(what: string, { method, path }: Sent): Refused {
    this.mistakes.push(`${what}: ${method} ${path}`)
    return { status: 404, code: 'not_found' }
  }
}

const absent = (status: number): Refused => ({ status, code: 'index_not_found' })

/** While the test runs, this process searches by a server of its own. */
export async function searchOutside(cleanup: Cleanup, given = { key }) {
  const fake = new FakeMeilisearch()
  fake.server.listen(0, '127.0.0.1')
  await once(fake.server, 'listening')
  const url = `http://127.0.0.1:${(fake.server.address() as AddressInfo).port}`
  bindExternalSearch(new MeilisearchServer({ url: `${url}/`, key: given.key, patience }))
  cleanup(async () => {
    bindExternalSearch(undefined)
    fake.server.closeAllConnections()
    await new Promise<unknown>((closed) => fake.server.close(closed))
  })
  return fake
}
