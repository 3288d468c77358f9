import { hash } from 'node:crypto'

/**
 * The picture an address has at gravatar.com, where the centre allows it; never a child's or a guardian's (product
 * "Privacy of pictures").
 */
export function gravatarUrl(email: string | null, { gravatar }: { gravatar: boolean }) {
  if (!email || !gravatar) return null
  return `https://www.gravatar.com/avatar/${hash('sha256', email)}?s=128&d=404`
}
