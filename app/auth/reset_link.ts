import { linkAddress } from '#core/portals/link_address'
import { IssueLink } from '#domain/access/links/actions/issue_link'
import type { Kind } from '#domain/shared/choices/kinds'

export async function resetLink(account: {
  tenantId: string
  slug: string
  kind: Kind
  userId: string
}) {
  const { token } = await new IssueLink().execute({ ...account, purpose: 'password' })
  return linkAddress({ ...account, token, purpose: 'password' })
}
