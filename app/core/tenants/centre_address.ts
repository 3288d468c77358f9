import env from '#start/env'

/** Never taken from a request, whose Host anybody can write. */
export const centreAddress = (slug: string) => originOf(`${slug}.${env.get('APP_DOMAIN')}`)

/** Of a page, as a letter names it. */
export const addressAt = (slug: string, path: string) => new URL(path, centreAddress(slug)).href

export function originOf(host: string) {
  const base = new URL(env.get('APP_URL') ?? `http://${env.get('APP_DOMAIN')}:${env.get('PORT')}`)
  base.hostname = host
  return base.origin
}
