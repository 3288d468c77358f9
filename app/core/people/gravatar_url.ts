import { hash } from 'node:crypto'

/** Where the centre allows it; never for a child or a guardian (product "Privacy of pictures"). */
export function gravatarUrl(email: string | null, { gravatar }: { gravatar: boolean }) {
  if (!email || !gravatar) return null
  return `https://www.gravatar.com/avatar/${hash('sha256', email)}?s=128&d=404`
}
