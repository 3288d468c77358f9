import { IssueLink } from '#domain/access/links/actions/issue_link'
import { mailLater } from '#domain/access/links/account_mail'
import type { LinkPurpose } from '#domain/access/links/rules/link'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; purpose: LinkPurpose; email?: string }

/**
 * Throws its token away. The job that writes the letter makes the one that works, so that neither
 * the queue nor a dump of it holds a usable link.
 */
export class SendLink {
  async execute(input: Input) {
    return withTenant(input.tenantId, async () => {
      const { linkId } = await new IssueLink().execute(input)
      await mailLater({ mail: 'link', linkId, purpose: input.purpose })
    })
  }
}
