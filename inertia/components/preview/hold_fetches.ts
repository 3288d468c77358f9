import { portalRoutes } from '~/components/shell/portal_routes'
import { kinds } from '#domain/shared/choices/kinds'

const locks = kinds.map((kind) => portalRoutes(kind).lock)

/** The frame locks the screen. */
const isOfFrame = (pathname: string) => locks.includes(pathname)

/**
 * What a page sends beside its visits (a passkey's challenge, a password given again) stays in this browser, as if the
 * server were busy. Answers how to stop that.
 */
export function holdFetches(inShell: boolean): () => void {
  const send = window.fetch
  window.fetch = (input, init) => {
    const { method, url } = new Request(input, init)
    const passes = method === 'GET' || (inShell && isOfFrame(new URL(url).pathname))
    return passes ? send(input, init) : Promise.resolve(new Response(null, { status: 503 }))
  }
  return () => {
    window.fetch = send
  }
}
