import { type Kind, kinds } from '#domain/shared/choices/kinds'

export type LayoutKind = Kind | 'auth' | 'guest'

interface PageFacts {
  portal?: unknown
  auth?: unknown
  [prop: string]: unknown
}

/**
 * Which layout a page stands in: by the portal the server names (row A2); pages under `auth/`
 * are bare (row A1), and so is whatever is shown to nobody in particular.
 */
export function layoutKind(component: string, facts: PageFacts): LayoutKind {
  if (component.startsWith('auth/')) return 'auth'
  if (!facts.auth) return 'guest'
  return kinds.find((kind) => kind === facts.portal) ?? 'guest'
}
