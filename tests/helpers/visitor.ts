import { randomBytes } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import encryption from '@adonisjs/core/services/encryption'
import { CookieClient } from '@adonisjs/core/http'
import { sessionCookie } from '#config/session'
import { signedInSession, type SessionOptions } from '#tests/helpers/access/session'
import type { Account, Centre } from '#tests/helpers/centre/centre'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Place = Pick<Centre, 'host'>

const tokenCookie = 'XSRF-TOKEN'

/**
 * Somebody at a browser, over HTTP: a host, their own cookies, and the anti-forgery token the server gave them.
 * Redirects are not followed.
 */
export class Visitor {
  #cookies = new Map<string, string>()

  constructor(
    private client: ApiClient,
    readonly centre: Place
  ) {}

  request(method: Method, path: string) {
    const request = this.client.request(path, method).redirects(0)
    request.header('Host', this.centre.host).header('Accept', 'text/html, application/xhtml+xml')
    if (this.#cookies.size > 0) request.header('Cookie', this.#cookieHeader())
    return request
  }

  get(path: string) {
    return this.request('GET', path)
  }

  /** A page as the client asks for it: the answer's body is JSON with component and props. */
  async visit(path: string) {
    const response = await this.get(path)
      .header('X-Inertia', 'true')
      .header('X-Inertia-Version', await assetsVersion(this.client, this.centre))
    this.keep(response.headers()['set-cookie'])
    return response
  }

  post(path: string, body: object = {}) {
    return this.#send('POST', path, body)
  }

  put(path: string, body: object = {}) {
    return this.#send('PUT', path, body)
  }

  delete(path: string, body: object = {}) {
    return this.#send('DELETE', path, body)
  }

  /** Fetches the anti-forgery token, as any page does; afterwards `authentic` can build requests. */
  async prepare() {
    if (this.#cookies.has(tokenCookie)) return this
    const response = await this.get('/login')
    this.keep(response.headers()['set-cookie'])
    return this
  }

  authentic(method: Method, path: string) {
    const token = decodeURIComponent(this.#cookies.get(tokenCookie) ?? '')
    return this.request(method, path).header('X-XSRF-TOKEN', token)
  }

  keep(header: string | string[] | undefined) {
    for (const cookie of typeof header === 'string' ? [header] : (header ?? [])) {
      const pair = cookie.split(';', 1)[0]!
      const at = pair.indexOf('=')
      this.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  set(name: string, value: string) {
    this.#cookies.set(name, value)
    return this
  }

  /** For a request that is not the client's: what says where they are and who. */
  headers() {
    return { host: this.centre.host, cookie: this.#cookieHeader() }
  }

  cookie(name: string) {
    return this.#cookies.get(name)
  }

  async #send(method: Method, path: string, body: object) {
    await this.prepare()
    const response = await this.authentic(method, path)
      .header('X-Requested-With', 'XMLHttpRequest')
      .header('X-Inertia', 'true')
      .json(body)
    this.keep(response.headers()['set-cookie'])
    return response
  }

  #cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

export const guest = (client: ApiClient, centre: Place) => new Visitor(client, centre)

/**
 * A visitor whose session is signed in as this account: a row in the database, as signing in leaves it.
 * `place` is where they take their cookie, if not to their own centre.
 */
export async function signedIn(
  client: ApiClient,
  account: Account,
  place: Place = account.centre,
  options: SessionOptions = {}
) {
  const id = randomBytes(24).toString('base64url')
  await signedInSession(id, account, options)
  const signed = new CookieClient(encryption.use()).sign(sessionCookie, id)!
  return new Visitor(client, place).set(sessionCookie, encodeURIComponent(signed))
}

export const props = async (visitor: Visitor, page: string) =>
  (await visitor.visit(page)).body().props

let version: string | undefined

/** The client sends back the version of the assets it runs; another one is answered with 409. */
async function assetsVersion(client: ApiClient, centre: Place) {
  if (version === undefined) {
    // as a guest: asking in a visitor's own session would use up its flash messages
    const response = await guest(client, centre).get('/admin/register')
    version = /"version":"([^"]*)"/.exec(response.text())?.[1]
    if (version === undefined) throw new Error('The page names no version of its assets')
  }
  return version
}
