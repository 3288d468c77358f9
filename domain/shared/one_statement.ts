type Asked = string | { text?: string; submit?: unknown }
type Client = { query(asked: Asked, ...rest: unknown[]): unknown }

/**
 * For a new connection: has every text run as one statement. Without values the driver would send it by the protocol that
 * runs a second one behind a semicolon too, and what such a one prepares or sets stays for whichever centre gets the
 * connection next, to whom it could say anything or from whom take the token (docs/adr/0027-second-wall.md).
 */
export function runOneStatement(client: unknown) {
  const one = client as Client
  const driver: Client = Object.getPrototypeOf(one)
  const query: Client['query'] = (...words) => driver.query.apply(one, words)
  one.query = (asked, ...rest) => {
    if (typeof asked !== 'string' && asked.submit) return query(asked, ...rest)
    const config = typeof asked === 'string' ? { text: asked } : asked
    return query({ ...config, queryMode: 'extended' } as Asked, ...rest)
  }
}
