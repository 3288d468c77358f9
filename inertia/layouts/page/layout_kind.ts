import { type Kind, kinds } from '#domain/shared/choices/kinds'

export type LayoutKind = Kind | 'auth' | 'guest' | 'preview'

interface PageFacts {
  portal?: unknown
  auth?: unknown
  [prop: string]: unknown
}

/**
 * By the portal the server names (row A2). Pages under `auth/` are bare (row A1), and so is what is
 * shown without a known person. The gallery shows each in its own; a device at the
 * door is nobody's.
 */
export function layoutKind(component: string, facts: PageFacts): LayoutKind {
  if (component.startsWith('auth/') || component === 'preview/auth') return 'auth'
  if (component === 'preview/errors') return 'guest'
  if (component.startsWith('preview/')) return 'preview'
  if (component.startsWith('check_in/')) return 'guest'
  if (!facts.auth) return 'guest'
  return kinds.find((kind) => kind === facts.portal) ?? 'guest'
}
