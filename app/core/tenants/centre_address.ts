import env from '#start/env'

/** Never taken from a request, whose Host anybody can write. */
export const centreAddress = (slug: string) => originOf(`${slug}.${env.get('APP_DOMAIN')}`)

export function originOf(host: string) {
  const base = new URL(env.get('APP_URL') ?? `http://${env.get('APP_DOMAIN')}:${env.get('PORT')}`)
  base.hostname = host
  return base.origin
}
