export type LayoutKind = 'admin' | 'instructor' | 'student' | 'auth' | 'guest'

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
  const portal = facts.portal
  return portal === 'admin' || portal === 'instructor' || portal === 'student' ? portal : 'guest'
}
